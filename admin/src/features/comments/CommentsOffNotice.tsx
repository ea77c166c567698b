import { Notice, NoticeButton } from '../../ui/components/Notice';
import { useSiteSettings } from '../../data/use-site-settings';

/** While the setting is off: comments are kept, and seen here alone. */
export function CommentsOffNotice() {
  const { comments_enabled: setting } = useSiteSettings();
  if (setting !== 'false') return null;
  return (
    <Notice actions={<NoticeButton to="/site_settings#comments_enabled">Paramètre Commentaires</NoticeButton>}>
      <strong>Les commentaires sont désactivés.</strong> Les visiteurs n’en voient pas et n’en laissent pas.
    </Notice>
  );
}
