import { namesOf } from '@agency/supabase/tables/column';
import { subscriberColumns } from '@agency/supabase/tables/newsletter-subscribers';
import MailIcon from '@mui/icons-material/MailOutlined';
import type { BackOfficeResource } from '../resource';
import { partOfEmail } from './subscriber';
import { SubscriberList } from './SubscriberList';

export const newsletter: BackOfficeResource = {
  name: 'newsletter_subscribers',
  path: 'newsletter',
  columns: namesOf(subscriberColumns),
  filters: { q: partOfEmail },
  icon: MailIcon,
  recordRepresentation: 'email',
  list: SubscriberList,
  french: { name: 'Abonné |||| Newsletter', notifications: { deleted: 'Abonné supprimé' } },
};
