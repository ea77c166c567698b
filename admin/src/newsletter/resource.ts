import { namesOf } from '@agency/supabase/tables/column';
import { subscriberColumns } from '@agency/supabase/tables/newsletter-subscribers';
import MailIcon from '@mui/icons-material/MailOutlined';
import type { BackOfficeResource } from '../resource';
import { partOfEmail } from './subscriber';
import { SubscriberList } from './SubscriberList';

export const newsletter: BackOfficeResource = {
  name: 'newsletter_subscribers',
  icon: MailIcon,
  recordRepresentation: 'email',
  list: SubscriberList,
  options: {
    path: 'newsletter',
    columns: namesOf(subscriberColumns),
    filters: { q: partOfEmail },
    french: { name: 'Abonné |||| Newsletter', notifications: { deleted: 'Abonné supprimé' } },
  },
};
