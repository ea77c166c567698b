import { postColumns } from '@agency-site/domain/tables/blog-posts';
import { namesOf } from '@agency-site/domain/tables/column';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import type { BackOfficeResource } from '../../provider/resource';
import { isFeatured, statusLabel } from '../../provider/publication';
import { readCategoryNames } from '../../provider/use-category-name';
import { postFilterRules, searchPosts } from './list/post-filters';
import { PostCreate, PostEdit } from './editor/PostEdit';
import type { PostSummary } from './post';
import { PostList } from './list/PostList';

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
    exportedRows: async (posts: readonly PostSummary[], provider) => {
      const nameOf = await readCategoryNames(provider);
      return posts.map((post) => ({
        ...post,
        status: statusLabel(post),
        category: nameOf(post.category ?? ''),
        featured: isFeatured(post),
      }));
    },
    filters: postFilterRules,
    search: searchPosts,
    savedBy: (post, post_id, isAutomatic) =>
      isAutomatic ? ['autosave_post', { post_id, post }] : ['save_post', { post_id, post }, namesOf(postColumns)],
    messages: {
      name: 'Article |||| Articles',
      empty: 'Aucun article trouvé',
      no_match: '',
      unread: 'Les articles n’ont pas pu être lus',
      notifications: { created: 'Article créé', updated: 'Article sauvegardé', deleted: 'Article supprimé' },
    },
  },
};
