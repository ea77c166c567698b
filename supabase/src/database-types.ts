// Generated from supabase/migrations by `npm run types`: do not edit.
/* eslint-disable max-lines */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      admins: {
        Row: {
          created_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
          author: string;
          category: string | null;
          content: string;
          created_at: string;
          excerpt: string;
          featured: boolean;
          featured_image_alt: string;
          featured_image_url: string | null;
          id: string;
          meta_description: string;
          meta_keywords: string;
          meta_title: string;
          published_at: string | null;
          rank_vector: unknown;
          read_time_minutes: number;
          search_vector: unknown;
          slug: string;
          status: string;
          tags: string[];
          title: string;
          updated_at: string;
          view_count: number;
        };
        ComputedFields: never;
        Insert: {
          author?: string;
          category?: string | null;
          content: string;
          created_at?: string;
          excerpt?: string;
          featured?: boolean;
          featured_image_alt?: string;
          featured_image_url?: string | null;
          id?: string;
          meta_description?: string;
          meta_keywords?: string;
          meta_title?: string;
          published_at?: string | null;
          rank_vector?: never;
          read_time_minutes?: number;
          search_vector?: never;
          slug: string;
          status?: string;
          tags?: string[];
          title: string;
          updated_at?: string;
          view_count?: number;
        };
        Update: {
          author?: string;
          category?: string | null;
          content?: string;
          created_at?: string;
          excerpt?: string;
          featured?: boolean;
          featured_image_alt?: string;
          featured_image_url?: string | null;
          id?: string;
          meta_description?: string;
          meta_keywords?: string;
          meta_title?: string;
          published_at?: string | null;
          rank_vector?: never;
          read_time_minutes?: number;
          search_vector?: never;
          slug?: string;
          status?: string;
          tags?: string[];
          title?: string;
          updated_at?: string;
          view_count?: number;
        };
        Relationships: [];
      };
      comments: {
        Row: {
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
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email?: string | null;
          from_agency?: boolean;
          id?: string;
          moderated_at?: string | null;
          name?: string;
          parent_id?: string | null;
          post_id: string;
          status?: string;
          words: string;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          from_agency?: boolean;
          id?: string;
          moderated_at?: string | null;
          name?: string;
          parent_id?: string | null;
          post_id?: string;
          status?: string;
          words?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'comments_parent_id_fkey';
            columns: ['parent_id'];
            isOneToOne: false;
            referencedRelation: 'comments';
            referencedColumns: ['id'];
          },
        ];
      };
      contacts: {
        Row: {
          company: string | null;
          created_at: string;
          email: string | null;
          id: string;
          message: string;
          name: string;
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
        ComputedFields: never;
        Insert: {
          company?: string | null;
          created_at?: string;
          email?: string | null;
          id?: string;
          message: string;
          name: string;
          notes?: string | null;
          notes_updated_at?: string;
          phone?: string | null;
          referrer?: string | null;
          search_text?: never;
          service_interest?: string | null;
          source?: string;
          status?: string;
          updated_at?: string;
          utm_source?: string | null;
        };
        Update: {
          company?: string | null;
          created_at?: string;
          email?: string | null;
          id?: string;
          message?: string;
          name?: string;
          notes?: string | null;
          notes_updated_at?: string;
          phone?: string | null;
          referrer?: string | null;
          search_text?: never;
          service_interest?: string | null;
          source?: string;
          status?: string;
          updated_at?: string;
          utm_source?: string | null;
        };
        Relationships: [];
      };
      empty_searches: {
        Row: {
          first_seen_at: string;
          id: string;
          last_seen_at: string;
          times: number;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          first_seen_at?: string;
          id?: string;
          last_seen_at?: string;
          times?: number;
          words: string;
        };
        Update: {
          first_seen_at?: string;
          id?: string;
          last_seen_at?: string;
          times?: number;
          words?: string;
        };
        Relationships: [];
      };
      faq_entries: {
        Row: {
          answer: string;
          created_at: string;
          id: string;
          is_example: boolean;
          position: number;
          published: boolean;
          question: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          answer: string;
          created_at?: string;
          id?: string;
          is_example?: boolean;
          position?: number;
          published?: boolean;
          question: string;
          updated_at?: string;
        };
        Update: {
          answer?: string;
          created_at?: string;
          id?: string;
          is_example?: boolean;
          position?: number;
          published?: boolean;
          question?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      key_figures: {
        Row: {
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
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          is_example?: boolean;
          label: string;
          position?: number;
          prefix?: string;
          published?: boolean;
          updated_at?: string;
          value: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_example?: boolean;
          label?: string;
          position?: number;
          prefix?: string;
          published?: boolean;
          updated_at?: string;
          value?: string;
        };
        Relationships: [];
      };
      missing_pages: {
        Row: {
          first_seen_at: string;
          id: string;
          last_seen_at: string;
          path: string;
          referring_host: string;
          times: number;
        };
        ComputedFields: never;
        Insert: {
          first_seen_at?: string;
          id?: string;
          last_seen_at?: string;
          path: string;
          referring_host?: string;
          times?: number;
        };
        Update: {
          first_seen_at?: string;
          id?: string;
          last_seen_at?: string;
          path?: string;
          referring_host?: string;
          times?: number;
        };
        Relationships: [];
      };
      newsletter_issues: {
        Row: {
          audience: string;
          created_at: string;
          failed: number;
          id: string;
          introduction: string;
          per_hour: number;
          post: NonNullable<Json>;
          post_id: string | null;
          sent: number;
          sent_by: string | null;
          subject: string;
          total: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          audience?: string;
          created_at?: string;
          failed?: number;
          id?: string;
          introduction?: string;
          per_hour: number;
          post: NonNullable<Json>;
          post_id?: string | null;
          sent?: number;
          sent_by?: string | null;
          subject: string;
          total?: number;
          updated_at?: string;
        };
        Update: {
          audience?: string;
          created_at?: string;
          failed?: number;
          id?: string;
          introduction?: string;
          per_hour?: number;
          post?: NonNullable<Json>;
          post_id?: string | null;
          sent?: number;
          sent_by?: string | null;
          subject?: string;
          total?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_issues_post_id_fkey';
            columns: ['post_id'];
            isOneToOne: false;
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_subscribers: {
        Row: {
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
        ComputedFields: never;
        Insert: {
          confirmed_at?: string | null;
          consent_words?: string;
          consented_at?: string;
          created_at?: string;
          email: string;
          id?: string;
          source?: string;
          state?: string;
          unsubscribed_at?: string | null;
        };
        Update: {
          confirmed_at?: string | null;
          consent_words?: string;
          consented_at?: string;
          created_at?: string;
          email?: string;
          id?: string;
          source?: string;
          state?: string;
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
      outbox: {
        Row: {
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
        ComputedFields: never;
        Insert: {
          about?: string | null;
          channel?: string;
          created_at?: string;
          data?: NonNullable<Json>;
          due_at?: string;
          id?: string;
          kind: string;
          last_error?: string | null;
          leased_until?: string | null;
          recipient: string;
          secret?: Json | null;
          sent_at?: string | null;
          state?: string;
          tries?: number;
          unique_key?: string | null;
          updated_at?: string;
        };
        Update: {
          about?: string | null;
          channel?: string;
          created_at?: string;
          data?: NonNullable<Json>;
          due_at?: string;
          id?: string;
          kind?: string;
          last_error?: string | null;
          leased_until?: string | null;
          recipient?: string;
          secret?: Json | null;
          sent_at?: string | null;
          state?: string;
          tries?: number;
          unique_key?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      pages: {
        Row: {
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
          slug: string;
          sort_order: number;
          status: string;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          content?: string;
          created_at?: string;
          essential?: boolean;
          excerpt?: string;
          featured_image_alt?: string;
          featured_image_url?: string | null;
          id?: string;
          meta_description?: string;
          meta_keywords?: string;
          meta_title?: string;
          slug: string;
          sort_order?: number;
          status?: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          content?: string;
          created_at?: string;
          essential?: boolean;
          excerpt?: string;
          featured_image_alt?: string;
          featured_image_url?: string | null;
          id?: string;
          meta_description?: string;
          meta_keywords?: string;
          meta_title?: string;
          slug?: string;
          sort_order?: number;
          status?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      redirects: {
        Row: {
          created_at: string;
          from_path: string;
          hits: number;
          id: string;
          kind: string;
          last_used_at: string | null;
          to_address: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          from_path: string;
          hits?: number;
          id?: string;
          kind?: string;
          last_used_at?: string | null;
          to_address: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          from_path?: string;
          hits?: number;
          id?: string;
          kind?: string;
          last_used_at?: string | null;
          to_address?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      revisions: {
        Row: {
          automatic_since: string | null;
          content: NonNullable<Json>;
          id: number;
          row_id: string;
          saved_at: string;
          saved_by: string | null;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          automatic_since?: string | null;
          content: NonNullable<Json>;
          id?: never;
          row_id: string;
          saved_at?: string;
          saved_by?: string | null;
          table_name: string;
        };
        Update: {
          automatic_since?: string | null;
          content?: NonNullable<Json>;
          id?: never;
          row_id?: string;
          saved_at?: string;
          saved_by?: string | null;
          table_name?: string;
        };
        Relationships: [];
      };
      search_synonyms: {
        Row: {
          created_at: string;
          expressions: string[];
          id: string;
          updated_at: string;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          expressions?: never;
          id?: string;
          updated_at?: string;
          words: string;
        };
        Update: {
          created_at?: string;
          expressions?: never;
          id?: string;
          updated_at?: string;
          words?: string;
        };
        Relationships: [];
      };
      site_settings: {
        Row: {
          created_at: string;
          key: string;
          updated_at: string;
          value: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          key: string;
          updated_at?: string;
          value?: string;
        };
        Update: {
          created_at?: string;
          key?: string;
          updated_at?: string;
          value?: string;
        };
        Relationships: [];
      };
      team_members: {
        Row: {
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
        ComputedFields: never;
        Insert: {
          bio?: string;
          created_at?: string;
          id?: string;
          is_example?: boolean;
          name: string;
          position?: number;
          published?: boolean;
          role: string;
          updated_at?: string;
        };
        Update: {
          bio?: string;
          created_at?: string;
          id?: string;
          is_example?: boolean;
          name?: string;
          position?: number;
          published?: boolean;
          role?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      testimonials: {
        Row: {
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
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          is_example?: boolean;
          name: string;
          place?: string;
          position?: number;
          published?: boolean;
          trade?: string;
          updated_at?: string;
          words: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_example?: boolean;
          name?: string;
          place?: string;
          position?: number;
          published?: boolean;
          trade?: string;
          updated_at?: string;
          words?: string;
        };
        Relationships: [];
      };
      trash: {
        Row: {
          content: NonNullable<Json>;
          deleted_at: string;
          deleted_by: string | null;
          id: string;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          content: NonNullable<Json>;
          deleted_at?: string;
          deleted_by?: string | null;
          id: string;
          table_name: string;
        };
        Update: {
          content?: NonNullable<Json>;
          deleted_at?: string;
          deleted_by?: string | null;
          id?: string;
          table_name?: string;
        };
        Relationships: [];
      };
      webhooks: {
        Row: {
          created_at: string;
          enabled: boolean;
          events: string[];
          id: string;
          secret: string;
          updated_at: string;
          url: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          enabled?: boolean;
          events: string[];
          id?: string;
          secret?: string;
          updated_at?: string;
          url: string;
        };
        Update: {
          created_at?: string;
          enabled?: boolean;
          events?: string[];
          id?: string;
          secret?: string;
          updated_at?: string;
          url?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      administrator_list: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          id: string;
          is_self: boolean;
          since: string;
          state: string;
        }[];
      };
      all_redirects: {
        Args: Record<PropertyKey, never>;
        Returns: {
          from_path: string;
          status: number;
          to_address: string;
        }[];
      };
      analytics_summary: { Args: { days?: number }; Returns: Json };
      autosave_post: { Args: { expected_updated_at: string; post: Json; post_id: string }; Returns: string };
      can_invite: { Args: Record<PropertyKey, never>; Returns: boolean };
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
      dashboard_statistics: { Args: Record<PropertyKey, never>; Returns: Json };
      delete_essential_page: { Args: { typed_slug: string }; Returns: number };
      end_subscription: { Args: { token: string }; Returns: boolean };
      erase_comment_author: { Args: { comment_id: string }; Returns: number };
      example_visits_until: { Args: Record<PropertyKey, never>; Returns: string };
      examples_shown: {
        Args: Record<PropertyKey, never>;
        Returns: {
          resource: string;
          total: number;
        }[];
      };
      find_anything: { Args: { words: string }; Returns: Json };
      import_redirects: { Args: { lines: Json }; Returns: number };
      import_subscribers: { Args: { subscribers: Json }; Returns: number };
      increment_view_count: { Args: { post_id: string }; Returns: undefined };
      invite_administrator: { Args: { email: string }; Returns: string };
      mail_state: {
        Args: Record<PropertyKey, never>;
        Returns: {
          failed: number;
          mail_from: string;
          running: boolean;
          smtp_server: string;
          waiting: number;
        }[];
      };
      media_library: {
        Args: { shown?: number; skipped?: number; words?: string };
        Returns: {
          created_at: string;
          name: string;
          size: number;
          small_name: string;
          total: number;
          uses: Json;
        }[];
      };
      newsletter_audiences: {
        Args: Record<PropertyKey, never>;
        Returns: {
          audience: string;
          total: number;
        }[];
      };
      pages_to_complete: {
        Args: Record<PropertyKey, never>;
        Returns: {
          page_id: string;
          passage: string;
          setting: string;
          slug: string;
          title: string;
        }[];
      };
      post_tags: {
        Args: Record<PropertyKey, never>;
        Returns: {
          tag: string;
          uses: number;
        }[];
      };
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
      redirect_list: {
        Args: Record<PropertyKey, never>;
        Returns: {
          automatic: boolean;
          created_at: string;
          from_path: string;
          hits: number;
          id: string;
          kind: string;
          last_used_at: string;
          to_address: string;
        }[];
      };
      redirect_of: {
        Args: { path: string };
        Returns: {
          status: number;
          to_address: string;
        }[];
      };
      remove_administrator: { Args: { id: string }; Returns: undefined };
      remove_example_visits: { Args: Record<PropertyKey, never>; Returns: undefined };
      restore_from_trash: { Args: { item_ids: string[] }; Returns: number };
      restore_revision: { Args: { expected_updated_at?: string; revision_id: number }; Returns: number };
      retry_outbox: { Args: { item_ids: string[] }; Returns: undefined };
      save_notes: {
        Args: { contact_id: string; expected_updated_at?: string; notes: string };
        Returns: {
          company: string | null;
          created_at: string;
          email: string | null;
          id: string;
          message: string;
          name: string;
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
        }[];
        SetofOptions: {
          from: '*';
          to: 'contacts';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      save_page: {
        Args: { expected_updated_at?: string; page: Json; page_id: string };
        Returns: {
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
          slug: string;
          sort_order: number;
          status: string;
          title: string;
          updated_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'pages';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      save_post: {
        Args: { expected_updated_at?: string; post: Json; post_id: string };
        Returns: {
          author: string;
          category: string | null;
          content: string;
          created_at: string;
          excerpt: string;
          featured: boolean;
          featured_image_alt: string;
          featured_image_url: string | null;
          id: string;
          meta_description: string;
          meta_keywords: string;
          meta_title: string;
          published_at: string | null;
          rank_vector: unknown;
          read_time_minutes: number;
          search_vector: unknown;
          slug: string;
          status: string;
          tags: string[];
          title: string;
          updated_at: string;
          view_count: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'blog_posts';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      save_settings: { Args: { expected_updated_at: string; settings: Json }; Returns: string };
      search_contacts: {
        Args: { after_id?: string; only_status?: string; skipped?: number; wanted?: number; words: string };
        Returns: Json;
      };
      search_posts: {
        Args: { words: string };
        Returns: {
          author: string;
          category: string | null;
          content: string;
          created_at: string;
          excerpt: string;
          featured: boolean;
          featured_image_alt: string;
          featured_image_url: string | null;
          id: string;
          meta_description: string;
          meta_keywords: string;
          meta_title: string;
          published_at: string | null;
          rank_vector: unknown;
          read_time_minutes: number;
          search_vector: unknown;
          slug: string;
          status: string;
          tags: string[];
          title: string;
          updated_at: string;
          view_count: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'blog_posts';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
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
      settle_outbox: {
        Args: { claimed_tries: number; error?: string; item_id: string; outcome: string };
        Returns: undefined;
      };
      shown_page: {
        Args: { wanted: string };
        Returns: {
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
          slug: string;
          sort_order: number;
          status: string;
          title: string;
          updated_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'pages';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      stop_newsletter_issue: { Args: { issue_id: string }; Returns: undefined };
      subscribe_to_newsletter: { Args: { email: string }; Returns: undefined };
      test_newsletter_issue: { Args: { introduction: string; post_id: string; subject: string }; Returns: undefined };
      test_webhook: { Args: { webhook_id: string }; Returns: undefined };
      trash_items: {
        Args: Record<PropertyKey, never>;
        Returns: {
          days_left: number;
          deleted_at: string;
          deleted_by: string;
          email: string;
          id: string;
          slug: string;
          table_name: string;
          title: string;
        }[];
      };
      undo_unpublish: { Args: { post_ids: string[] }; Returns: number };
      versions_of: {
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
      visit_breakdowns: { Args: { days?: number; page?: string; source?: string }; Returns: Json };
      visit_curves: { Args: { days?: number; pages: Json }; Returns: Json };
      visit_statistics: { Args: { days?: number; page?: string; source?: string }; Returns: Json };
      visits_now: { Args: { page?: string; source?: string }; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
