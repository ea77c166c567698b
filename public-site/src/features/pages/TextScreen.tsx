import type { Heading } from '../../data/stored-text/outline';
import { MeasuresChoice } from '../analytics/MeasuresChoice';
import { StoredHtml } from '../../ui/StoredHtml';
import { TableOfContents } from '../../ui/TableOfContents';
import { BackHome } from './BackHome';
import { ContactPrompt } from './ContactPrompt';
import { PageHead, type ShownPage } from './PageHead';

const privacyPage = 'politique-confidentialite';

interface TextScreenProps {
  readonly page: ShownPage;
  readonly headings: readonly Heading[];
}

/** A stored page right below the root, which informs: legal pages, mostly. */
export function TextScreen({ page, headings }: TextScreenProps) {
  return (
    <article>
      <PageHead page={page} />
      <div className="container-site grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 py-10 lg:grid-cols-[minmax(0,68ch)_minmax(12rem,1fr)] lg:py-16">
        <TableOfContents title="Dans cette page" headings={headings} />
        <div>
          <StoredHtml html={page.content} />
          {page.slug === privacyPage && <MeasuresChoice />}
          <ContactPrompt />
        </div>
      </div>
      <BackHome />
    </article>
  );
}
