import MailIcon from '@mui/icons-material/MailOutlined';
import type { BackOfficeResource } from '../resource';
import { partOfEmail, subscriberColumns } from './subscriber';
import { SubscriberList } from './SubscriberList';

export const newsletter: BackOfficeResource = {
  name: 'newsletter_subscribers',
  path: 'newsletter',
  columns: subscriberColumns,
  filters: { q: partOfEmail },
  icon: MailIcon,
  recordRepresentation: 'email',
  list: SubscriberList,
  french: { name: 'Abonné |||| Newsletter', notifications: { deleted: 'Abonné supprimé' } },
};
