/**
 * Exports of WordPress and Ghost in which each word tells who could read it on the former site: `seen…` everybody, `kept…` not everybody.
 * A word `draft…` was seen by everybody too, but other parts of its text were restricted, so the text may become a draft here.
 */

/** Texts of public articles of WordPress. */
const wordPressTexts = [
  '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>KEPT</p><!-- /wp:paragraph --><p>SEEN</p>',
  '<!-- wp:group {"layout":{"type":"flex"},"metadata":{"name":"x","blockVisibility":false}} --><div><!-- wp:columns --><div><!-- wp:heading --><h2>KEPT</h2><!-- /wp:heading --></div><!-- /wp:columns --></div><!-- /wp:group --><p>SEEN</p>',
  '<!-- wp:paragraph {"metadata":{"blockVisibility":{"viewport":{"mobile":false,"tablet":false,"desktop":false}}}} --><p>KEPT</p><!-- /wp:paragraph --><p>SEEN</p>',
  '<!-- wp:paragraph {"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}} --><p>SEEN</p><!-- /wp:paragraph -->',
  '<!-- wp:paragraph {"metadata":{"blockVisibility":true}} --><p>SEEN</p><!-- /wp:paragraph -->',
  '<!-- wp:list --><ul><!-- wp:list-item {"metadata":{"blockVisibility":false}} --><li>KEPT</li><!-- /wp:list-item --><!-- wp:list-item --><li>SEEN</li><!-- /wp:list-item --></ul><!-- /wp:list -->',
  '<p>SEEN</p><!-- wp:group {"metadata":{"blockVisibility":false}} --><p>KEPT</p>',
  '<!-- wp:image {"metadata":{"blockVisibility":false}} --><figure><img src="https://ancien.example/a.jpg" alt="KEPT"><figcaption>KEPT</figcaption></figure><!-- /wp:image --><p>SEEN</p>',
  '<!-- wp:block {"ref":901} /--><p>SEEN</p>',
  '<!-- wp:block {"ref":902,"content":{"Titre":{"content":"KEPT"}}} /--><p>SEEN</p>',
  '<!-- wp:block {"ref":903} /--><!-- wp:block {"ref":904,"metadata":{"blockVisibility":false}} /--><p>SEEN</p>',
  '<!-- wp:block {"ref":905,"content":{"Titre":{"content":"SEEN"},"Lien":{"text":"SEEN","url":"https://ailleurs.example/SEEN"},"Image":{"alt":"SEEN"}}} /-->',
  '<!-- wp:block {"ref":906} /--><p>SEEN</p>',
  '<!-- wp:block {"ref":907,"content":{"Titre":{"values":{"content":"SEEN"}}}} /-->',
  '<!-- wp:query --><div><!-- wp:query-no-results --><!-- wp:paragraph --><p>KEPT</p><!-- /wp:paragraph --><!-- /wp:query-no-results --></div><!-- /wp:query --><p>SEEN</p>',
  '<!-- wp:group {"blockVisibility":{"hideBlock":true}} --><div><p>KEPT</p></div><!-- /wp:group --><!-- wp:paragraph {"blockVisibility":{"hideBlock":false}} --><p>SEEN</p><!-- /wp:paragraph -->',
  '<!-- wp:group {"blockVisibility":{"controlSets":[{"id":1,"enable":true,"controls":{"userRole":{"visibilityByRole":"logged-in"}}}]}} --><div><p>KEPT</p></div><!-- /wp:group --><p>DRAFT</p>',
  '<!-- wp:uagb/container {"UAGLoggedOut":true} --><div>KEPT</div><!-- /wp:uagb/container --><!-- wp:uagb/container {"UAGLoggedIn":true} --><div>SEEN</div><!-- /wp:uagb/container -->',
  '<!-- wp:paragraph {"otterConditions":[[{"type":"loggedInUser"}]]} --><p>KEPT</p><!-- /wp:paragraph --><p>DRAFT</p>',
  '<!-- wp:paragraph {"otterConditions":[]} --><p>SEEN</p><!-- /wp:paragraph -->',
  '<!-- wp:group {"visibilityBlockEnabled":true,"segment":"logged_in"} --><div>KEPT</div><!-- /wp:group --><p>SEEN</p>',
  '<!-- wp:pmpro/membership {"levels":["1"]} --><div>KEPT</div><!-- /wp:pmpro/membership --><p>SEEN</p>',
  '<!-- wp:memberpress/protected-content {"rule":4} --><p>KEPT</p><!-- /wp:memberpress/protected-content --><p>SEEN</p>',
  '<!-- wp:jetpack/premium-content/container --><div><!-- wp:premium-content/subscriber-view --><p>KEPT</p><!-- /wp:premium-content/subscriber-view --><!-- wp:premium-content/logged-out-view --><p>SEEN</p><!-- /wp:premium-content/logged-out-view --></div><!-- /wp:jetpack/premium-content/container -->',
  '<p>DRAFT</p><!-- wp:jetpack/paywall --><hr><!-- /wp:jetpack/paywall --><p>KEPT</p>',
  '<!-- wp:kadence/team-member --><div>SEEN</div><!-- /wp:kadence/team-member --><!-- wp:premium/heading --><h2>SEEN</h2><!-- /wp:premium/heading -->',
  '[members_logged_in]KEPT[/members_logged_in][members_not_logged_in]SEEN[/members_not_logged_in]',
  '[membership level="1"]KEPT[/membership] [membership level="0"]SEEN[/membership] fin',
  '[restrict subscription=2 message="Voir [ici"]\n\n<p>KEPT</p>\n\n[/restrict]\nSEEN',
  '[member_container show="members"]KEPT[/member_container] [member_container show="non-members"]SEEN[/member_container]',
  '[is_user_logged_in]KEPT[restrict]KEPT[/restrict]KEPT[/is_user_logged_in] SEEN',
  '[espace_privé]KEPT[/espace_privé] [access role="editor"]KEPT[/access] SEEN',
  '[um_loggedin]KEPT[/um_loggedin][um_loggedout]SEEN[/um_loggedout] [wcm_restrict plans="or"]KEPT[/wcm_restrict]',
  '[staff_only]KEPT[/staff_only] [login_required]KEPT[/login_required] [mobile_only]SEEN[/mobile_only] [contact_form]SEEN[/contact_form]',
  '[if user_can="edit"]KEPT[/if] DRAFT',
  '<p class="d-none">KEPT</p><p class="d-none-md">SEEN</p>',
  '[acme_box user_role="client"]KEPT[/acme_box] DRAFT',
  '[vc_row disable_element="yes"][vc_column][vc_column_text]KEPT[/vc_column_text][/vc_column][/vc_row][vc_row][vc_column][vc_column_text]SEEN[/vc_column_text][/vc_column][/vc_row]',
  '[et_pb_section][et_pb_row][et_pb_text disabled_on="on|on|on"]KEPT[/et_pb_text][et_pb_text disabled_on="on|off|off"]SEEN[/et_pb_text][/et_pb_row][/et_pb_section]',
  '[fusion_builder_container status="draft"]KEPT[/fusion_builder_container][fusion_builder_container status="published"]SEEN[/fusion_builder_container]',
  'DRAFT [paywall] KEPT',
  '<p hidden>KEPT</p><div style="display: none"><p>KEPT</p></div><p>SEEN <span style="visibility:hidden">KEPT</span></p>',
  '<div class="wp-block-acme-accordion"><div class="content" style="display:none"><p>SEEN</p></div></div>',
  '<!-- KEPT --><p>SEEN</p><template><p>KEPT</p></template>',
];

const pattern =
  '<!-- wp:heading {"metadata":{"name":"Titre","bindings":{"content":{"source":"core/pattern-overrides"}}}} --><h2 class="wp-block-heading">DEFAULT</h2><!-- /wp:heading -->';
const patterns = [
  [901, 'draft', '', '<p>KEPT</p>'],
  [902, 'trash', '', pattern.replace('DEFAULT', 'KEPT')],
  [903, 'publish', 'mot', '<p>KEPT</p>'],
  [904, 'publish', '', '<p>KEPT</p>'],
  [905, 'publish', '', `${pattern.replace('DEFAULT', 'KEPT')}<!-- wp:button {"metadata":{"name":"Lien","bindings":{"__default":{"source":"core/pattern-overrides"}}}} --><div class="wp-block-button"><a class="wp-block-button__link" href="https://ailleurs.example/KEPT">KEPT</a></div><!-- /wp:button --><!-- wp:image {"metadata":{"name":"Image","bindings":{"__default":{"source":"core/pattern-overrides"}}}} --><figure><img src="https://ancien.example/b.jpg" alt="KEPT"/></figure><!-- /wp:image -->`],
  [906, 'publish', '', '<!-- wp:block {"ref":901} /--><p>SEEN</p><!-- wp:block {"ref":906} /-->'],
  [907, 'publish', '', pattern.replace('DEFAULT', 'KEPT')],
] as const; // prettier-ignore

/** Articles of WordPress that not everybody could read, or hidden from search engines: by a status, a password or a plugin's field. */
const wordPressStates = [
  { status: 'draft' }, { status: 'pending' }, { status: 'private' }, { status: 'trash' }, { status: 'archive' }, { password: 'mot' },
  { status: 'future', date: '2026-01-05 09:00:00' }, { status: 'future', date: '0000-00-00 00:00:00' },
  ...[
    ['_yoast_wpseo_meta-robots-noindex', '1'], ['rank_math_robots', 'a:2:{i:0;s:7:"noindex";i:1;s:8:"nofollow";}'],
    ['_seopress_robots_index', 'yes'], ['_aioseop_noindex', 'on'], ['_aioseo_noindex', '1'], ['_genesis_noindex', '1'],
    ['_wds_meta-robots-noindex', '1'], ['slim_seo', 'a:1:{s:7:"noindex";i:1;}'], ['surerank_settings_post_no_index', 'yes'],
    ['_members_access_role', 'client'], ['rcp_subscription_level', 'any'], ['_is_paid', '1'],
    ['_jetpack_newsletter_access', 'paid_subscribers'], ['pms-content-restrict-user-status', 'loggedin'],
    ['um_content_restriction', 'a:2:{s:26:"_um_custom_access_settings";s:1:"1";s:14:"_um_accessible";s:1:"2";}'],
    ['groups-read', '3'], ['_wpmem_block', '1'],
  ].map((meta) => ({ meta })),
]; // prettier-ignore
const openMetas = [
  ['_yoast_wpseo_meta-robots-noindex', '2'], ['_genesis_noindex', '-1'], ['rank_math_robots', 'a:1:{i:0;s:5:"index";}'],
  ['slim_seo', 'a:2:{s:7:"noindex";i:0;s:5:"title";s:1:"x";}'], ['rcp_user_level', 'All'], ['_jetpack_newsletter_access', 'everybody'],
  ['pms-content-restrict-type', 'default'], ['um_content_restriction', 'a:2:{s:26:"_um_custom_access_settings";b:0;s:14:"_um_accessible";i:0;}'],
]; // prettier-ignore

interface Item {
  readonly text: string;
  readonly type?: string;
  readonly status?: string;
  readonly password?: string;
  readonly date?: string;
  readonly meta?: readonly string[];
  readonly comments?: string;
}

const xmlItem = (
  { text, type = 'post', status = 'publish', password = '', date = '2025-03-01 08:00:00', meta, comments = '' }: Item,
  id: number,
): string =>
  `<item><title>Titre ${id}</title><link>https://ancien.example/t-${id}/</link><dc:creator>lea</dc:creator><content:encoded><![CDATA[${text}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${date}</wp:post_date_gmt><wp:post_name>t-${id}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type><wp:post_password>${password}</wp:post_password>${meta ? `<wp:postmeta><wp:meta_key>${meta[0]}</wp:meta_key><wp:meta_value><![CDATA[${meta[1]}]]></wp:meta_value></wp:postmeta>` : ''}${comments}</item>`;

const comment = (approved: string, type: string, user: number, words: string, id: number): string =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Zoé</wp:comment_author><wp:comment_date_gmt>2025-03-02 08:00:00</wp:comment_date_gmt><wp:comment_content>${words}</wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved><wp:comment_type>${type}</wp:comment_type><wp:comment_parent>0</wp:comment_parent><wp:comment_user_id>${user}</wp:comment_user_id></wp:comment>`;
const comments = [
  ['1', 'comment', 0, 'SEEN'], ['1', '', 1, 'SEEN'], ['1', 'comment', 7, 'SEEN'], ['0', 'comment', 0, 'KEPT'], ['spam', 'comment', 0, 'KEPT'],
  ['trash', 'comment', 0, 'KEPT'], ['post-trashed', 'comment', 0, 'KEPT'], ['1', 'pingback', 0, 'KEPT'], ['1', 'note', 1, 'KEPT'],
] as const; // prettier-ignore

const author = (id: number, login: string): string =>
  `<wp:author><wp:author_id>${id}</wp:author_id><wp:author_login>${login}</wp:author_login><wp:author_display_name>${login}</wp:author_display_name></wp:author>`;

/** Numbers the words, so that a test can find each word of the export in the result. */
function named(text: string, product: string): string {
  let number = 0;
  return text.replaceAll(/\b(SEEN|KEPT|DRAFT)\b/g, (word) => `${word.toLowerCase()}${product}${(number += 1)}x`);
}

export const wordPressExport = (): string =>
  named(
    `<?xml version="1.0"?><rss><channel><link>https://ancien.example</link><pubDate>Sat, 28 Nov 2026 08:00:00 +0000</pubDate><wp:wxr_version>1.2</wp:wxr_version>${author(1, 'lea')}${author(7, 'cliente')}${[
      ...wordPressTexts.map((text) => ({ text })),
      ...openMetas.map((meta) => ({ text: '<p>SEEN</p>', meta })),
      ...wordPressStates.flatMap((state) => ['post', 'page'].map((type) => ({ text: '<p>KEPT</p>', type, ...state }))),
      {
        text: '<p>SEEN</p>',
        comments: comments
          .map(([approved, kind, user, words], id) => comment(approved, kind, user, words, id + 1))
          .join(''),
      },
      { text: '<p>KEPT</p>', status: 'private', comments: comment('1', 'comment', 0, 'KEPT', 50) },
      { text: '<p>KEPT</p>', type: 'topic' },
    ]
      .map((item, index) => xmlItem(item, index + 1))
      .join(
        '',
      )}<item><dc:creator>cliente</dc:creator><wp:post_type>topic</wp:post_type><wp:status>publish</wp:status></item>${patterns
      .map(([id, status, password, text]) => xmlItem({ text, type: 'wp_block', status, password }, id))
      .join('')}</channel></rss>`,
    'w',
  );

const gate = (rule: string, words: string): string =>
  `\n<!--kg-gated-block:begin ${rule} -->\n<!--kg-card-begin: html-->\n<p>${words}</p>\n<!--kg-card-end: html-->\n<!--kg-gated-block:end-->\n`;
const ghostPosts: readonly Readonly<Record<string, unknown>>[] = [
  { html: `<p>SEEN</p>${gate('nonMember:false memberSegment:"status:-free"', 'KEPT')}<p>SEEN</p>` },
  { html: `<p>SEEN</p>${gate('nonMember:false memberSegment:"status:free,status:-free"', 'KEPT</p><div><p>KEPT')}` },
  { html: gate('nonMember:true memberSegment:""', 'SEEN') },
  { html: `<p>SEEN</p><!--kg-gated-block:begin nonMember:false memberSegment:"" --><p>KEPT</p>` },
  { html: '<p>SEEN</p><!--members-only--><p>SEEN</p>' },
  {
    html: '<p>SEEN</p><div class="kg-card kg-email-card"><p>KEPT</p></div><div data-gh-segment="status:free">KEPT</div>',
  },
  { html: '<p>SEEN</p><div class="kg-card kg-cta-card"><p>SEEN</p></div>' },
  { html: '<p>DRAFT</p><!--members-only--><p>KEPT</p>', visibility: 'members', custom_excerpt: 'DRAFT' },
  ...['paid', 'tiers', "product:'or'", 'filter'].map((visibility) => ({ html: '<p>KEPT</p>', visibility })),
  { html: '<p>KEPT</p>', status: 'draft' },
  { html: '<p>KEPT</p>', status: 'sent' },
  { html: '<p>KEPT</p>', email_only: 1 },
  { html: '<p>KEPT</p>', email_only: true, status: 'scheduled', published_at: '2099-01-01T08:00:00.000Z' },
  { html: '<p>KEPT</p>', status: 'scheduled', published_at: '2026-11-01T08:00:00.000Z' },
  { html: '<p>KEPT</p>', codeinjection_head: '<meta content="noindex,nofollow" name="robots">' },
  { html: '<p>KEPT</p>', type: 'page', visibility: 'paid' },
  {
    html: null,
    lexical: JSON.stringify({
      root: {
        type: 'root',
        children: [
          { type: 'paragraph', children: [{ type: 'extended-text', text: 'SEEN' }] },
          {
            type: 'html',
            html: '<p>KEPT</p>',
            visibility: { web: { nonMember: false, memberSegment: 'status:free' } },
          },
          { type: 'email', html: '<p>KEPT</p>' },
          { type: 'email-cta', html: '<p>KEPT</p>' },
        ],
      },
    }),
  },
];

export function ghostExport(settings: Readonly<Record<string, string>> = {}, product = 'g'): string {
  const rows = ghostPosts.map(({ email_only, ...post }, index) => ({
    post: {
      id: `${product}${index}`, type: 'post', visibility: 'public', status: 'published', title: `Titre ${index}`, slug: `${product}-${index}`,
      created_at: '2025-01-01T08:00:00.000Z', updated_at: '2025-01-01T08:00:00.000Z', published_at: '2025-01-01T08:00:00.000Z', ...post,
    },
    meta: { post_id: `${product}${index}`, email_only: email_only ?? 0 },
  })); // prettier-ignore
  const data = {
    posts: rows.map(({ post }) => post),
    posts_meta: rows.map(({ meta }) => meta),
    settings: Object.entries(settings).map(([key, value]) => ({ key, value })),
    members: [{ id: 'm', name: 'Zoé' }],
    comments: ['published', 'hidden', 'deleted'].map((status, id) => ({
      id: `c${id}`, post_id: `${product}0`, member_id: 'm', status, html: status === 'published' ? '<p>SEEN</p>' : '<p>KEPT</p>', created_at: '2025-01-02T08:00:00.000Z',
    })), // prettier-ignore
  };
  return named(
    JSON.stringify({ db: [{ meta: { exported_on: Date.parse('2026-11-28'), version: '6.65.0' }, data }] }),
    product,
  );
}
