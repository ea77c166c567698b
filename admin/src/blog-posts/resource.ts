import { postColumns } from '@agency/supabase/tables/blog-posts';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import type { BackOfficeResource } from '../resource';
import { postFilterRules } from './post-filters';
import { PostCreate } from './PostCreate';
import { PostEdit } from './PostEdit';
import { PostList } from './PostList';
import { searchPosts } from './search-posts';

export const blogPosts: BackOfficeResource = {
  name: 'blog_posts',
  icon: ArticleIcon,
  recordRepresentation: 'title',
  list: PostList,
  create: PostCreate,
  edit: PostEdit,
  options: {
    path: 'blog',
    columns: postColumns,
    exportedAs: 'articles',
    filters: postFilterRules,
    search: searchPosts,
    french: {
      name: 'Article |||| Articles',
      notifications: { created: 'Article créé', updated: 'Article sauvegardé', deleted: 'Article supprimé' },
    },
  },
};
