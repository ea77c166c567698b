// Generated from supabase/migrations by `npm run types`: do not edit.
/* eslint-disable max-lines */

/** An insert needs some columns of a table, accepts others, and none that the database computes. */
type Table<
  Name extends keyof Rows,
  Needed extends keyof Rows[Name],
  Computed extends keyof Rows[Name] = never,
  References extends object[] = [],
> = {
  Row: Rows[Name];
  Insert: Pick<Rows[Name], Needed> & Partial<Omit<Rows[Name], Needed | Computed>>;
  Update: Partial<Omit<Rows[Name], Computed>>;
  Relationships: References;
};

type Reference<Key extends string, Column extends string, Other extends string> = {
  foreignKeyName: Key;
  columns: [Column];
  isOneToOne: false;
  referencedRelation: Other;
  referencedColumns: ['id'];
};

/** A function without arguments that returns rows. */
type Listing<Row> = { Args: Record<PropertyKey, never>; Returns: Row[] };

type Rows = {
  activity_log: {
    account_id: string | null;
    columns: string[];
    event: string;
    happened_at: string;
    id: number;
    row_id: string | null;
    source: string;
    table_name: string | null;
  };
  admins: {
    created_at: string;
    role: string;
    user_id: string;
  };
  blog_categories: {
    category: string;
    created_at: string;
    description: string;
    id: string;
    introduction: string;
    keywords: string;
    name: string;
    title: string;
    updated_at: string;
  };
  blog_posts: {
    author: string;
    author_id: string | null;
    category: string | null;
    content: string;
    created_at: string;
    excerpt: string;
    featured: boolean;
    featured_image_alt: string;
    featured_image_url: string | null;
    featured_until: string | null;
    id: string;
    meta_description: string;
    meta_keywords: string;
    meta_title: string;
    proposed_at: string | null;
    published_at: string | null;
    rank_vector: unknown;
    read_time_minutes: number;
    search_vector: unknown;
    slug: string;
    slug_origin: string;
    status: string;
    summary: string;
    tags: string[];
    title: string;
    updated_at: string;
    view_count: number;
  };
  case_studies: {
    client: string;
    content: string;
    created_at: string;
    id: string;
    is_example: boolean;
    meta_description: string;
    meta_title: string;
    partner_id: string | null;
    picture_alt: string;
    picture_url: string;
    position: number;
    published: boolean;
    results: string;
    sector: string;
    slug: string;
    slug_origin: string;
    summary: string;
    title: string;
    updated_at: string;
  };
  case_study_tools: {
    case_study_id: string;
    tool_id: string;
  };
  comments: {
    created_at: string;
    email: string | null;
    from_agency: boolean;
    id: string;
    moderated_at: string | null;
    name: string;
    parent_id: string | null;
    post_id: string;
    status: string;
    words: string;
  };
  contacts: {
    answered_at: string | null;
    company: string | null;
    created_at: string;
    email: string | null;
    id: string;
    message: string;
    name: string;
    next_action: string | null;
    next_action_at: string | null;
    next_action_by: string | null;
    notes: string | null;
    notes_updated_at: string;
    phone: string | null;
    referrer: string | null;
    search_text: string;
    service_interest: string | null;
    source: string;
    status: string;
    updated_at: string;
    utm_source: string | null;
  };
  empty_searches: {
    first_seen_at: string;
    id: string;
    last_seen_at: string;
    times: number;
    words: string;
  };
  faq_entries: {
    answer: string;
    created_at: string;
    id: string;
    is_example: boolean;
    position: number;
    published: boolean;
    question: string;
    updated_at: string;
  };
  key_figures: {
    created_at: string;
    id: string;
    is_example: boolean;
    label: string;
    position: number;
    prefix: string;
    published: boolean;
    updated_at: string;
    value: string;
  };
  menu_links: {
    created_at: string;
    heading: boolean;
    hidden: boolean;
    hint: string;
    id: string;
    label: string;
    place: string;
    position: number;
    target: string;
    updated_at: string;
  };
  missing_pages: {
    first_seen_at: string;
    id: string;
    last_seen_at: string;
    path: string;
    referring_host: string | null;
    times: number;
  };
  newsletter_issues: {
    audience: string;
    created_at: string;
    failed: number;
    id: string;
    introduction: string;
    is_planned: boolean;
    per_hour: number;
    post: NonNullable<Json>;
    post_id: string | null;
    sent: number;
    sent_by: string | null;
    subject: string;
    total: number;
    updated_at: string;
  };
  newsletter_subscribers: {
    confirmed_at: string | null;
    consent_words: string;
    consented_at: string;
    created_at: string;
    email: string;
    id: string;
    source: string;
    state: string;
    unsubscribed_at: string | null;
  };
  outbox: {
    about: string | null;
    channel: string;
    created_at: string;
    data: NonNullable<Json>;
    due_at: string;
    id: string;
    kind: string;
    last_error: string | null;
    leased_until: string | null;
    recipient: string;
    secret: Json | null;
    sent_at: string | null;
    state: string;
    tries: number;
    unique_key: string | null;
    updated_at: string;
  };
  pages: {
    blocks: NonNullable<Json>;
    blocks_text: string;
    content: string;
    created_at: string;
    essential: boolean;
    excerpt: string;
    featured_image_alt: string;
    featured_image_url: string | null;
    id: string;
    meta_description: string;
    meta_keywords: string;
    meta_title: string;
    published_at: string | null;
    slug: string;
    slug_origin: string;
    sort_order: number;
    status: string;
    summary: string;
    title: string;
    updated_at: string;
  };
  partners: {
    created_at: string;
    id: string;
    is_example: boolean;
    name: string;
    position: number;
    published: boolean;
    sentence: string;
    updated_at: string;
    url: string;
  };
  pictures: {
    alt: string;
    caption: string;
    focus_x: number;
    focus_y: number;
    name: string;
    tags: string[];
    title: string;
  };
  profiles: {
    biography: string;
    created_at: string;
    id: string;
    name: string;
    picture_url: string;
    slug: string | null;
    updated_at: string;
    weekly_mail: boolean;
  };
  redirects: {
    created_at: string;
    from_path: string;
    hits: number;
    id: string;
    kind: string;
    last_used_at: string | null;
    to_address: string;
    updated_at: string;
  };
  revisions: {
    automatic_since: string | null;
    content: NonNullable<Json>;
    id: number;
    row_id: string;
    saved_at: string;
    saved_by: string | null;
    table_name: string;
  };
  search_synonyms: {
    created_at: string;
    expressions: string[];
    id: string;
    updated_at: string;
    words: string;
  };
  services: {
    created_at: string;
    form_choice: string;
    id: string;
    in_sentence: string;
    line: string;
    name: string;
    picture_url: string;
    position: number;
    price: number;
    price_words: string;
    published: boolean;
    slug: string;
    suits: string;
    updated_at: string;
  };
  site_settings: {
    created_at: string;
    key: string;
    updated_at: string;
    value: string;
  };
  team_members: {
    bio: string;
    created_at: string;
    id: string;
    is_example: boolean;
    name: string;
    position: number;
    published: boolean;
    role: string;
    updated_at: string;
  };
  testimonials: {
    created_at: string;
    id: string;
    is_example: boolean;
    name: string;
    place: string;
    position: number;
    published: boolean;
    trade: string;
    updated_at: string;
    words: string;
  };
  tools: {
    created_at: string;
    id: string;
    name: string;
    position: number;
    published: boolean;
    sentence: string;
    updated_at: string;
    url: string;
  };
  trash: {
    content: NonNullable<Json>;
    deleted_at: string;
    deleted_by: string | null;
    id: string;
    table_name: string;
  };
  webhooks: {
    created_at: string;
    enabled: boolean;
    events: string[];
    id: string;
    secret: string;
    updated_at: string;
    url: string;
  };
};

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      activity_log: Table<'activity_log', 'event' | 'source', 'id'>;
      admins: Table<'admins', 'role' | 'user_id'>;
      blog_categories: Table<'blog_categories', 'category' | 'title'>;
      blog_posts: Table<'blog_posts', 'content' | 'slug' | 'title', 'rank_vector' | 'search_vector' | 'summary'>;
      case_studies: Table<
        'case_studies',
        'client' | 'sector' | 'slug' | 'summary' | 'title',
        never,
        [Reference<'case_studies_partner_id_fkey', 'partner_id', 'partners'>]
      >;
      case_study_tools: Table<
        'case_study_tools',
        'case_study_id' | 'tool_id',
        never,
        [
          Reference<'case_study_tools_case_study_id_fkey', 'case_study_id', 'case_studies'>,
          Reference<'case_study_tools_tool_id_fkey', 'tool_id', 'tools'>,
        ]
      >;
      comments: Table<
        'comments',
        'post_id' | 'words',
        never,
        [Reference<'comments_parent_id_fkey', 'parent_id', 'comments'>]
      >;
      contacts: Table<'contacts', 'message' | 'name', 'search_text'>;
      empty_searches: Table<'empty_searches', 'words'>;
      faq_entries: Table<'faq_entries', 'answer' | 'question'>;
      key_figures: Table<'key_figures', 'label' | 'value'>;
      menu_links: Table<'menu_links', 'label' | 'place'>;
      missing_pages: Table<'missing_pages', 'path'>;
      newsletter_issues: Table<
        'newsletter_issues',
        'per_hour' | 'post' | 'subject',
        never,
        [Reference<'newsletter_issues_post_id_fkey', 'post_id', 'blog_posts'>]
      >;
      newsletter_subscribers: Table<'newsletter_subscribers', 'email'>;
      outbox: Table<'outbox', 'kind' | 'recipient'>;
      pages: Table<'pages', 'slug' | 'title', 'summary'>;
      partners: Table<'partners', 'name'>;
      pictures: Table<'pictures', 'name'>;
      profiles: Table<'profiles', 'id'>;
      redirects: Table<'redirects', 'from_path' | 'to_address'>;
      revisions: Table<'revisions', 'content' | 'row_id' | 'table_name', 'id'>;
      search_synonyms: Table<'search_synonyms', 'words', 'expressions'>;
      services: Table<'services', 'name' | 'price' | 'slug'>;
      site_settings: Table<'site_settings', 'key'>;
      team_members: Table<'team_members', 'name' | 'role'>;
      testimonials: Table<'testimonials', 'name' | 'words'>;
      tools: Table<'tools', 'name'>;
      trash: Table<'trash', 'content' | 'id' | 'table_name'>;
      webhooks: Table<'webhooks', 'events' | 'url'>;
    };
    Views: Record<never, never>;
    Functions: {
      activity_list: {
        Args: { of_row?: string; of_table?: string };
        Returns: {
          about: string;
          columns: string[];
          email: string;
          event: string;
          happened_at: string;
          id: number;
          row_id: string;
          source: string;
          table_name: string;
        }[];
      };
      administrator_list: Listing<{
        email: string;
        id: string;
        is_self: boolean;
        last_sign_in_at: string;
        name: string;
        posts: number;
        role: string;
        since: string;
        state: string;
      }>;
      all_redirects: Listing<{
        from_path: string;
        status: number;
        to_address: string;
      }>;
      analytics_summary: { Args: { days?: number }; Returns: Json };
      author_choices: Listing<{
        email: string;
        id: string;
        name: string;
      }>;
      author_of: {
        Args: { post_id: string };
        Returns: {
          name: string;
          slug: string;
        }[];
      };
      author_pages: Listing<{
        biography: string;
        name: string;
        picture_url: string;
        slug: string;
        updated_at: string;
      }>;
      author_posts: {
        Args: { author: string; shown?: number; skipped?: number };
        Returns: {
          id: string;
          total: number;
        }[];
      };
      autosave_post: { Args: { expected_updated_at: string; post: Json; post_id: string }; Returns: string };
      awaited_pictures: { Args: { source: string }; Returns: string[] };
      can_invite: { Args: Record<PropertyKey, never>; Returns: boolean };
      change_role: { Args: { id: string; role: string }; Returns: undefined };
      change_subscription: { Args: { subscriber_id: string; to_state: string }; Returns: string };
      claim_outbox: {
        Args: { channels: string[]; worker: Json };
        Returns: {
          channel: string;
          created_at: string;
          data: Json;
          id: string;
          kind: string;
          recipient: string;
          secret: Json;
          tries: number;
        }[];
      };
      confirm_subscription: { Args: { token: string }; Returns: boolean };
      contact_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      count_requests: { Args: { empty_searches?: Json; missing?: Json; redirected?: Json }; Returns: undefined };
      current_post_slug: { Args: { former: string }; Returns: string };
      daily_page_views: { Args: { days?: number; pages: Json }; Returns: Json };
      dashboard_statistics: { Args: Record<PropertyKey, never>; Returns: Json };
      deactivate_administrator: { Args: { id: string; new_author?: string }; Returns: undefined };
      delete_essential_page: { Args: { typed_slug: string }; Returns: number };
      end_session: { Args: { id: string }; Returns: undefined };
      end_subscription: { Args: { token: string }; Returns: boolean };
      erase_comment_author: { Args: { comment_id: string }; Returns: number };
      example_counts: Listing<{
        resource: string;
        total: number;
      }>;
      example_visits_until: { Args: Record<PropertyKey, never>; Returns: string };
      export_rows: { Args: { of_table: string; skipped: number }; Returns: Json };
      exported_files: { Args: Record<PropertyKey, never>; Returns: string[] };
      exported_pictures: { Args: Record<PropertyKey, never>; Returns: string[] };
      exported_tables: { Args: Record<PropertyKey, never>; Returns: string[] };
      file_by_hash: { Args: { content: string; ending: string }; Returns: string };
      file_list: Listing<{
        created_at: string;
        id: string;
        mimetype: string;
        name: string;
        size: number;
        uses: Json;
      }>;
      focal_points: {
        Args: { names: string };
        Returns: {
          name: string;
          x: number;
          y: number;
        }[];
      };
      import_addresses: { Args: { lines: Json }; Returns: number };
      import_conditions: { Args: Record<PropertyKey, never>; Returns: Json };
      import_contacts: { Args: { contacts: Json; only_check?: boolean }; Returns: Json };
      import_files: { Args: { moved: Json; source: string }; Returns: number };
      import_items: { Args: { items: Json; source: string }; Returns: Json };
      import_pictures: { Args: { moved: Json; source: string }; Returns: number };
      import_redirects: { Args: { lines: Json }; Returns: number };
      import_subscribers: {
        Args: { subscribers: Json };
        Returns: {
          confirmed: number;
          ended: number;
          known: string[];
          pending: number;
          refused: string[];
        }[];
      };
      imported_files: { Args: { source: string }; Returns: Json };
      imported_ids: { Args: { source: string }; Returns: string[] };
      increment_view_count: { Args: { post_id: string }; Returns: undefined };
      invite_administrator: { Args: { email: string; role: string }; Returns: string };
      items_awaiting_picture: { Args: { source: string }; Returns: string[] };
      links_to: {
        Args: { addresses: Json };
        Returns: {
          id: string;
          kind: string;
          title: string;
        }[];
      };
      mail_state: Listing<{
        failed: number;
        mail_from: string;
        mailbox_problem: string;
        problem: string;
        running: boolean;
        smtp_server: string;
        waiting: number;
      }>;
      media_library: {
        Args: { shown?: number; skipped?: number; words?: string };
        Returns: {
          alt: string;
          caption: string;
          created_at: string;
          focus_x: number;
          focus_y: number;
          name: string;
          original_size: number;
          size: number;
          small_name: string;
          tags: string[];
          title: string;
          total: number;
          uses: Json;
        }[];
      };
      missing_page_list: Listing<{
        first_seen_at: string;
        id: string;
        last_seen_at: string;
        path: string;
        referring_host: string;
        times: number;
      }>;
      my_permissions: { Args: Record<PropertyKey, never>; Returns: Json };
      new_recovery_codes: { Args: Record<PropertyKey, never>; Returns: string[] };
      newsletter_audiences: Listing<{
        audience: string;
        total: number;
      }>;
      pages_to_complete: Listing<{
        page_id: string;
        passage: string;
        setting: string;
        slug: string;
        title: string;
      }>;
      post_tags: Listing<{
        tag: string;
        uses: number;
      }>;
      propose_post: { Args: { id: string }; Returns: undefined };
      reactivate_administrator: { Args: { id: string }; Returns: undefined };
      record_analytics_event: {
        Args: {
          detail?: string;
          kind: string;
          path: string;
          referrer?: string;
          results?: number;
          seconds?: number;
          utm_campaign?: string;
          utm_medium?: string;
          utm_source?: string;
        };
        Returns: undefined;
      };
      record_delivery_report: {
        Args: { error: string; item_ids: string[]; outcome: string; recipients: string[] };
        Returns: boolean;
      };
      redirect_list: Listing<{
        created_at: string;
        from_path: string;
        hits: number;
        id: string;
        kind: string;
        last_used_at: string;
        to_address: string;
      }>;
      redirect_of: {
        Args: { path: string };
        Returns: {
          status: number;
          to_address: string;
        }[];
      };
      remove_administrator: { Args: { id: string; new_author?: string }; Returns: undefined };
      remove_example_visits: { Args: Record<PropertyKey, never>; Returns: undefined };
      reorder_rows: {
        Args: { first_position: number; of_table: string; row_ids: string[]; shared: Json };
        Returns: undefined;
      };
      replace_picture: { Args: { former: string; replacement: string }; Returns: number };
      reset_second_factor: { Args: { id: string }; Returns: undefined };
      restore_from_trash: { Args: { item_ids: string[] }; Returns: number };
      restore_revision: { Args: { expected_updated_at?: string; revision_id: number }; Returns: number };
      restore_rows: {
        Args: { batch: string };
        Returns: {
          of_table: string;
          problems: string[];
          written: number;
        }[];
      };
      retry_outbox: { Args: { item_ids: string[] }; Returns: undefined };
      revision_list: {
        Args: { of_row: string; of_table: string };
        Returns: {
          automatic: boolean;
          id: number;
          saved_at: string;
          saved_by: string;
          status: string;
          words: number;
        }[];
      };
      save_notes: {
        Args: { contact_id: string; expected_updated_at?: string; notes: string };
        Returns: Rows['contacts'][];
      };
      save_page: {
        Args: { expected_updated_at?: string; page: Json; page_id: string };
        Returns: Rows['pages'][];
      };
      save_post: {
        Args: { expected_updated_at?: string; post: Json; post_id: string };
        Returns: Rows['blog_posts'][];
      };
      save_settings: { Args: { expected_updated_at: string; settings: Json }; Returns: string };
      save_with_links: {
        Args: { into_table: string; links: Json; row_id?: string; row_values: Json };
        Returns: string;
      };
      search_back_office: { Args: { words: string }; Returns: Json };
      search_contacts: {
        Args: {
          after_id?: string;
          due_before?: string;
          only_status?: string;
          skipped?: number;
          unplanned?: boolean;
          wanted?: number;
          words: string;
        };
        Returns: Json;
      };
      search_posts: {
        Args: { words: string };
        Returns: Rows['blog_posts'][];
      };
      search_site: {
        Args: { besides?: string; first?: number; words: string };
        Returns: {
          kind: string;
          passage: string;
          path: string;
          title: string;
          total: number;
        }[];
      };
      second_factor_state: Listing<{
        administers: boolean;
        has_factor: boolean;
        is_required: boolean;
        recovery_codes: number;
      }>;
      second_factors: { Args: Record<PropertyKey, never>; Returns: string[] };
      seconds_until_change: { Args: Record<PropertyKey, never>; Returns: number };
      send_back_post: { Args: { id: string; words: string }; Returns: undefined };
      send_comment: {
        Args: { email: string; name: string; parent_id?: string; post_id: string; words: string };
        Returns: undefined;
      };
      send_newsletter_issue: {
        Args: {
          audience: string;
          expected_total: number;
          introduction: string;
          per_hour: number;
          post_id: string;
          subject: string;
        };
        Returns: string;
      };
      send_test_mail: { Args: Record<PropertyKey, never>; Returns: undefined };
      session_list: Listing<{
        id: string;
        is_current: boolean;
        last_used_at: string;
        since: string;
        user_agent: string;
      }>;
      settle_outbox: {
        Args: { claimed_tries: number; error?: string; item_id: string; outcome: string };
        Returns: undefined;
      };
      site_menu: Listing<{
        heading: boolean;
        hint: string;
        label: string;
        left_out: boolean;
        place: string;
        target: string;
      }>;
      stage_rows: { Args: { batch: string; of_table: string; rows: Json }; Returns: undefined };
      stop_newsletter_issue: { Args: { issue_id: string }; Returns: undefined };
      subscribe_to_newsletter: { Args: { email: string }; Returns: undefined };
      test_newsletter_issue: { Args: { introduction: string; post_id: string; subject: string }; Returns: undefined };
      test_webhook: { Args: { webhook_id: string }; Returns: undefined };
      trash_items: Listing<{
        days_left: number;
        deleted_at: string;
        deleted_by: string;
        email: string;
        id: string;
        slug: string;
        table_name: string;
        title: string;
      }>;
      undo_unpublish: { Args: { post_ids: string[] }; Returns: number };
      use_recovery_code: { Args: { code: string }; Returns: boolean };
      visible_flows: Listing<{
        gain: string;
        slug: string;
        steps: string[];
      }>;
      visible_page: {
        Args: { wanted: string };
        Returns: Rows['pages'][];
      };
      visible_questions: Listing<{
        answer: string;
        question: string;
      }>;
      visit_breakdowns: { Args: { days?: number; page?: string; source?: string }; Returns: Json };
      visit_statistics: { Args: { days?: number; page?: string; source?: string }; Returns: Json };
      visits_now: { Args: { page?: string; source?: string }; Returns: Json };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
