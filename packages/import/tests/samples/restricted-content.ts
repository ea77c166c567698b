/**
 * Exports of WordPress and Ghost in which each word tells who could read it on the former site: `public…` everybody, `private…` not everybody.
 * A word `draft…` was seen by everybody too, but other parts of its text were restricted, so the text may become a draft here.
 */

/** Texts of public articles of WordPress. */
const wordPressTexts = [
  '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>PRIVATE</p><!-- /wp:paragraph --><p>PUBLIC</p>',
  '<!-- wp:group {"layout":{"type":"flex"},"metadata":{"name":"x","blockVisibility":false}} --><div><!-- wp:columns --><div><!-- wp:heading --><h2>PRIVATE</h2><!-- /wp:heading --></div><!-- /wp:columns --></div><!-- /wp:group --><p>PUBLIC</p>',
  '<!-- wp:paragraph {"metadata":{"blockVisibility":{"viewport":{"mobile":false,"tablet":false,"desktop":false}}}} --><p>PRIVATE</p><!-- /wp:paragraph --><p>PUBLIC</p>',
  '<!-- wp:paragraph {"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}} --><p>PUBLIC</p><!-- /wp:paragraph -->',
  '<!-- wp:paragraph {"metadata":{"blockVisibility":true}} --><p>PUBLIC</p><!-- /wp:paragraph -->',
  '<!-- wp:list --><ul><!-- wp:list-item {"metadata":{"blockVisibility":false}} --><li>PRIVATE</li><!-- /wp:list-item --><!-- wp:list-item --><li>PUBLIC</li><!-- /wp:list-item --></ul><!-- /wp:list -->',
  '<p>PUBLIC</p><!-- wp:group {"metadata":{"blockVisibility":false}} --><p>PRIVATE</p>',
  '<!-- wp:image {"metadata":{"blockVisibility":false}} --><figure><img src="https://ancien.example/a.jpg" alt="PRIVATE"><figcaption>PRIVATE</figcaption></figure><!-- /wp:image --><p>PUBLIC</p>',
  '<!-- wp:block {"ref":901} /--><p>PUBLIC</p>',
  '<!-- wp:block {"ref":902,"content":{"Titre":{"content":"PRIVATE"}}} /--><p>PUBLIC</p>',
  '<!-- wp:block {"ref":903} /--><!-- wp:block {"ref":904,"metadata":{"blockVisibility":false}} /--><p>PUBLIC</p>',
  '<!-- wp:block {"ref":905,"content":{"Titre":{"content":"PUBLIC"},"Lien":{"text":"PUBLIC","url":"https://ailleurs.example/PUBLIC"},"Image":{"alt":"PUBLIC"}}} /-->',
  '<!-- wp:block {"ref":906} /--><p>PUBLIC</p>',
  '<!-- wp:block {"ref":907,"content":{"Titre":{"values":{"content":"PUBLIC"}}}} /-->',
  '<!-- wp:query --><div><!-- wp:query-no-results --><!-- wp:paragraph --><p>PRIVATE</p><!-- /wp:paragraph --><!-- /wp:query-no-results --></div><!-- /wp:query --><p>PUBLIC</p>',
  '<!-- wp:group {"blockVisibility":{"hideBlock":true}} --><div><p>PRIVATE</p></div><!-- /wp:group --><!-- wp:paragraph {"blockVisibility":{"hideBlock":false}} --><p>PUBLIC</p><!-- /wp:paragraph -->',
  '<!-- wp:group {"blockVisibility":{"controlSets":[{"id":1,"enable":true,"controls":{"userRole":{"visibilityByRole":"logged-in"}}}]}} --><div><p>PRIVATE</p></div><!-- /wp:group --><p>DRAFT</p>',
  '<!-- wp:uagb/container {"UAGLoggedOut":true} --><div>PRIVATE</div><!-- /wp:uagb/container --><!-- wp:uagb/container {"UAGLoggedIn":true} --><div>PUBLIC</div><!-- /wp:uagb/container -->',
  '<!-- wp:paragraph {"otterConditions":[[{"type":"loggedInUser"}]]} --><p>PRIVATE</p><!-- /wp:paragraph --><p>DRAFT</p>',
  '<!-- wp:paragraph {"otterConditions":[]} --><p>PUBLIC</p><!-- /wp:paragraph -->',
  '<!-- wp:group {"visibilityBlockEnabled":true,"segment":"logged_in"} --><div>PRIVATE</div><!-- /wp:group --><p>PUBLIC</p>',
  '<!-- wp:pmpro/membership {"levels":["1"]} --><div>PRIVATE</div><!-- /wp:pmpro/membership --><p>PUBLIC</p>',
  '<!-- wp:memberpress/protected-content {"rule":4} --><p>PRIVATE</p><!-- /wp:memberpress/protected-content --><p>PUBLIC</p>',
  '<!-- wp:jetpack/premium-content/container --><div><!-- wp:premium-content/subscriber-view --><p>PRIVATE</p><!-- /wp:premium-content/subscriber-view --><!-- wp:premium-content/logged-out-view --><p>PUBLIC</p><!-- /wp:premium-content/logged-out-view --></div><!-- /wp:jetpack/premium-content/container -->',
  '<p>DRAFT</p><!-- wp:jetpack/paywall --><hr><!-- /wp:jetpack/paywall --><p>PRIVATE</p>',
  '<!-- wp:kadence/team-member --><div>PUBLIC</div><!-- /wp:kadence/team-member --><!-- wp:premium/heading --><h2>PUBLIC</h2><!-- /wp:premium/heading -->',
  '[members_logged_in]PRIVATE[/members_logged_in][members_not_logged_in]PUBLIC[/members_not_logged_in]',
  '[membership level="1"]PRIVATE[/membership] [membership level="0"]PUBLIC[/membership] fin',
  '[restrict subscription=2 message="Voir [ici"]\n\n<p>PRIVATE</p>\n\n[/restrict]\nPUBLIC',
  '[member_container show="members"]PRIVATE[/member_container] [member_container show="non-members"]PUBLIC[/member_container]',
  '[is_user_logged_in]PRIVATE[restrict]PRIVATE[/restrict]PRIVATE[/is_user_logged_in] PUBLIC',
  '[espace_privé]PRIVATE[/espace_privé] [access role="editor"]PRIVATE[/access] PUBLIC',
  '[um_loggedin]PRIVATE[/um_loggedin][um_loggedout]PUBLIC[/um_loggedout] [wcm_restrict plans="or"]PRIVATE[/wcm_restrict]',
  '[staff_only]PRIVATE[/staff_only] [login_required]PRIVATE[/login_required] [mobile_only]PUBLIC[/mobile_only] [contact_form]PUBLIC[/contact_form]',
  '[if user_can="edit"]PRIVATE[/if] DRAFT',
  '<p class="d-none">PRIVATE</p><p class="d-none-md">PUBLIC</p>',
  '[acme_box user_role="client"]PRIVATE[/acme_box] DRAFT',
  '[vc_row disable_element="yes"][vc_column][vc_column_text]PRIVATE[/vc_column_text][/vc_column][/vc_row][vc_row][vc_column][vc_column_text]PUBLIC[/vc_column_text][/vc_column][/vc_row]',
  '[et_pb_section][et_pb_row][et_pb_text disabled_on="on|on|on"]PRIVATE[/et_pb_text][et_pb_text disabled_on="on|off|off"]PUBLIC[/et_pb_text][/et_pb_row][/et_pb_section]',
  '[fusion_builder_container status="draft"]PRIVATE[/fusion_builder_container][fusion_builder_container status="published"]PUBLIC[/fusion_builder_container]',
  'DRAFT [paywall] PRIVATE',
  '<p hidden>PRIVATE</p><div style="display: none"><p>PRIVATE</p></div><p>PUBLIC <span style="visibility:hidden">PRIVATE</span></p>',
  '<div class="wp-block-acme-accordion"><div class="content" style="display:none"><p>PUBLIC</p></div></div>',
  '<!-- PRIVATE --><p>PUBLIC</p><template><p>PRIVATE</p></template>',
];

const pattern =
  '<!-- wp:heading {"metadata":{"name":"Titre","bindings":{"content":{"source":"core/pattern-overrides"}}}} --><h2 class="wp-block-heading">DEFAULT</h2><!-- /wp:heading -->';
const patterns = [
  [901, 'draft', '', '<p>PRIVATE</p>'],
  [902, 'trash', '', pattern.replace('DEFAULT', 'PRIVATE')],
  [903, 'publish', 'mot', '<p>PRIVATE</p>'],
  [904, 'publish', '', '<p>PRIVATE</p>'],
  [905, 'publish', '', `${pattern.replace('DEFAULT', 'PRIVATE')}<!-- wp:button {"metadata":{"name":"Lien","bindings":{"__default":{"source":"core/pattern-overrides"}}}} --><div class="wp-block-button"><a class="wp-block-button__link" href="https://ailleurs.example/PRIVATE">PRIVATE</a></div><!-- /wp:button --><!-- wp:image {"metadata":{"name":"Image","bindings":{"__default":{"source":"core/pattern-overrides"}}}} --><figure><img src="https://ancien.example/b.jpg" alt="PRIVATE"/></figure><!-- /wp:image -->`],
  [906, 'publish', '', '<!-- wp:block {"ref":901} /--><p>PUBLIC</p><!-- wp:block {"ref":906} /-->'],
  [907, 'publish', '', pattern.replace('DEFAULT', 'PRIVATE')],
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
  ['1', 'comment', 0, 'PUBLIC'], ['1', '', 1, 'PUBLIC'], ['1', 'comment', 7, 'PUBLIC'], ['0', 'comment', 0, 'PRIVATE'], ['spam', 'comment', 0, 'PRIVATE'],
  ['trash', 'comment', 0, 'PRIVATE'], ['post-trashed', 'comment', 0, 'PRIVATE'], ['1', 'pingback', 0, 'PRIVATE'], ['1', 'note', 1, 'PRIVATE'],
] as const; // prettier-ignore

const author = (id: number, login: string): string =>
  `<wp:author><wp:author_id>${id}</wp:author_id><wp:author_login>${login}</wp:author_login><wp:author_display_name>${login}</wp:author_display_name></wp:author>`;

/** Numbers the words, so that a test can find each word of the export in the result. */
function named(text: string, product: string): string {
  let number = 0;
  return text.replaceAll(/\b(PUBLIC|PRIVATE|DRAFT)\b/g, (word) => `${word.toLowerCase()}${product}${(number += 1)}x`);
}

export const wordPressExport = (): string =>
  named(
    `<?xml version="1.0"?><rss><channel><link>https://ancien.example</link><pubDate>Sat, 28 Nov 2026 08:00:00 +0000</pubDate><wp:wxr_version>1.2</wp:wxr_version>${author(1, 'lea')}${author(7, 'cliente')}${[
      ...wordPressTexts.map((text) => ({ text })),
      ...openMetas.map((meta) => ({ text: '<p>PUBLIC</p>', meta })),
      ...wordPressStates.flatMap((state) =>
        ['post', 'page'].map((type) => ({ text: '<p>PRIVATE</p>', type, ...state })),
      ),
      {
        text: '<p>PUBLIC</p>',
        comments: comments
          .map(([approved, kind, user, words], id) => comment(approved, kind, user, words, id + 1))
          .join(''),
      },
      { text: '<p>PRIVATE</p>', status: 'private', comments: comment('1', 'comment', 0, 'PRIVATE', 50) },
      { text: '<p>PRIVATE</p>', type: 'topic' },
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
  { html: `<p>PUBLIC</p>${gate('nonMember:false memberSegment:"status:-free"', 'PRIVATE')}<p>PUBLIC</p>` },
  {
    html: `<p>PUBLIC</p>${gate('nonMember:false memberSegment:"status:free,status:-free"', 'PRIVATE</p><div><p>PRIVATE')}`,
  },
  { html: gate('nonMember:true memberSegment:""', 'PUBLIC') },
  { html: `<p>PUBLIC</p><!--kg-gated-block:begin nonMember:false memberSegment:"" --><p>PRIVATE</p>` },
  { html: '<p>PUBLIC</p><!--members-only--><p>PUBLIC</p>' },
  {
    html: '<p>PUBLIC</p><div class="kg-card kg-email-card"><p>PRIVATE</p></div><div data-gh-segment="status:free">PRIVATE</div>',
  },
  { html: '<p>PUBLIC</p><div class="kg-card kg-cta-card"><p>PUBLIC</p></div>' },
  { html: '<p>DRAFT</p><!--members-only--><p>PRIVATE</p>', visibility: 'members', custom_excerpt: 'DRAFT' },
  ...['paid', 'tiers', "product:'or'", 'filter'].map((visibility) => ({ html: '<p>PRIVATE</p>', visibility })),
  { html: '<p>PRIVATE</p>', status: 'draft' },
  { html: '<p>PRIVATE</p>', status: 'sent' },
  { html: '<p>PRIVATE</p>', email_only: 1 },
  { html: '<p>PRIVATE</p>', email_only: true, status: 'scheduled', published_at: '2099-01-01T08:00:00.000Z' },
  { html: '<p>PRIVATE</p>', status: 'scheduled', published_at: '2026-11-01T08:00:00.000Z' },
  { html: '<p>PRIVATE</p>', codeinjection_head: '<meta content="noindex,nofollow" name="robots">' },
  { html: '<p>PRIVATE</p>', type: 'page', visibility: 'paid' },
  {
    html: null,
    lexical: JSON.stringify({
      root: {
        type: 'root',
        children: [
          { type: 'paragraph', children: [{ type: 'extended-text', text: 'PUBLIC' }] },
          {
            type: 'html',
            html: '<p>PRIVATE</p>',
            visibility: { web: { nonMember: false, memberSegment: 'status:free' } },
          },
          { type: 'email', html: '<p>PRIVATE</p>' },
          { type: 'email-cta', html: '<p>PRIVATE</p>' },
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
      id: `c${id}`, post_id: `${product}0`, member_id: 'm', status, html: status === 'published' ? '<p>PUBLIC</p>' : '<p>PRIVATE</p>', created_at: '2025-01-02T08:00:00.000Z',
    })), // prettier-ignore
  };
  return named(
    JSON.stringify({ db: [{ meta: { exported_on: Date.parse('2026-11-28'), version: '6.65.0' }, data }] }),
    product,
  );
}
