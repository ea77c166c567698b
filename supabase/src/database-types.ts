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
      contacts: {
        Row: {
          company: string | null;
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          notes: string | null;
          notes_updated_at: string;
          phone: string | null;
          search_text: string;
          service_interest: string | null;
          source: string;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          company?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          message: string;
          name: string;
          notes?: string | null;
          notes_updated_at?: string;
          phone?: string | null;
          search_text?: never;
          service_interest?: string | null;
          source?: string;
          status?: string;
          updated_at?: string;
        };
        Update: {
          company?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          name?: string;
          notes?: string | null;
          notes_updated_at?: string;
          phone?: string | null;
          search_text?: never;
          service_interest?: string | null;
          source?: string;
          status?: string;
          updated_at?: string;
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
      newsletter_subscribers: {
        Row: {
          consented_at: string;
          created_at: string;
          email: string;
          id: string;
        };
        ComputedFields: never;
        Insert: {
          consented_at?: string;
          created_at?: string;
          email: string;
          id?: string;
        };
        Update: {
          consented_at?: string;
          created_at?: string;
          email?: string;
          id?: string;
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
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      analytics_summary: { Args: { days?: number }; Returns: Json };
      autosave_post: { Args: { expected_updated_at: string; post: Json; post_id: string }; Returns: string };
      contact_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      current_post_slug: { Args: { former: string }; Returns: string };
      dashboard_statistics: { Args: Record<PropertyKey, never>; Returns: Json };
      delete_essential_page: { Args: { typed_slug: string }; Returns: number };
      examples_shown: {
        Args: Record<PropertyKey, never>;
        Returns: {
          resource: string;
          total: number;
        }[];
      };
      find_anything: { Args: { words: string }; Returns: Json };
      increment_view_count: { Args: { post_id: string }; Returns: undefined };
      media_library: {
        Args: { shown?: number; skipped?: number; words?: string };
        Returns: {
          created_at: string;
          name: string;
          size: number;
          total: number;
          uses: Json;
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
      restore_from_trash: { Args: { item_ids: string[] }; Returns: number };
      restore_revision: { Args: { expected_updated_at?: string; revision_id: number }; Returns: number };
      save_notes: {
        Args: { contact_id: string; expected_updated_at?: string; notes: string };
        Returns: {
          company: string | null;
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          notes: string | null;
          notes_updated_at: string;
          phone: string | null;
          search_text: string;
          service_interest: string | null;
          source: string;
          status: string;
          updated_at: string;
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
          category: string;
          created_at: string;
          excerpt: string;
          featured: boolean;
          featured_image_alt: string;
          featured_image_url: string;
          id: string;
          meta_description: string;
          meta_keywords: string;
          meta_title: string;
          published_at: string;
          rank: number;
          read_time_minutes: number;
          slug: string;
          status: string;
          tags: string[];
          title: string;
          updated_at: string;
          view_count: number;
        }[];
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
      subscribe_to_newsletter: { Args: { email: string }; Returns: undefined };
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
        }[];
      };
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
