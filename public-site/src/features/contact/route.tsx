import { siteWords } from '@agency-site/brand/site-words';
import { emailAddress } from '@agency-site/domain/email-address';
import { capitalised, inWords, lowered } from '../../data/numbers';
import { data, useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Button } from '../../ui/Button';
import { ContactForm } from './ContactForm';
import { ContactAside } from './ContactAside';
import { StyleSheetLink } from '../../ui/StyleSheetLink';
import { Questions } from '../../ui/Questions';
import { Confirmation } from './Confirmation';
import { contactErrors, readContactRequest, readContactSource, type ContactAnswer } from './contact-request';
import { DataError, tooManyCodes } from '../../data/answer';
import type { SiteClient } from '../../data/client';
import { drawing } from '../../data/drawings';
import { sendContactRequest, sendOnce } from './data';
import { faqPage } from '../../document/schema-org';
import { loadFaqEntries, type FaqEntry } from '../../data/site-content';
import type { PageMetadata } from '../../document/metadata';
import { isSuspicious } from './robot-signs';
import type { LoadResult } from '../../document/route';
import { type SiteFrame, useSettings } from '../../data/frame';

const crumbs = [{ label: 'Contact' }] as const;

interface ContactData {
  readonly questions: readonly FaqEntry[];
}

export async function load(client: SiteClient): Promise<ContactData> {
  return { questions: await loadFaqEntries(client) };
}

const send = sendOnce(sendContactRequest);

/** Handles the posted form. @returns whether the request was stored; if not, the reason and everything that was typed */
export async function submit(client: SiteClient, { request }: LoaderFunctionArgs): Promise<LoadResult<ContactAnswer>> {
  const form = await request.formData();
  const values = readContactRequest(form);
  const errors = contactErrors(values);
  if (Object.keys(errors).length > 0) return data({ sent: false, reason: 'invalid', errors, values }, { status: 400 });
  if (isSuspicious(form)) return { sent: false, reason: 'doubtful', values };
  try {
    await send(client, { ...values, email: emailAddress(values.email) ?? values.email, ...readContactSource(form) });
    return { sent: true, email: values.email };
  } catch (error) {
    if (!(error instanceof DataError) && !(error instanceof TypeError)) throw error;
    if (tooManyCodes.has(error.cause)) return data({ sent: false, reason: 'too-many', values }, { status: 429 });
    // eslint-disable-next-line no-console -- specification §8: the error is logged, without what the visitor wrote.
    console.error('Contact request not sent:', error.message);
    return { sent: false, reason: 'failed', values };
  }
}

export const metadata = ({ questions }: ContactData, { settings }: SiteFrame): PageMetadata => ({
  title: `Contact\u00A0: ${lowered(settings.contact_title)}`,
  description: settings.contact_text,
  keywords: siteWords.keywords.contact,
  path: '/contact',
  crumbs,
  ...(questions.length > 0 && { structuredData: () => [faqPage(questions)] }),
  social: { title: settings.contact_title, kicker: 'Contact', picture: drawing('contact') },
});

/** The contact form. A confirmation replaces it once the request is stored. */
export function Component() {
  const answer = useActionData<ContactAnswer>();
  const settings = useSettings();
  const { questions } = useLoaderData<ContactData>();
  if (answer?.sent) return <Confirmation email={answer.email} booking={settings.calendly_url} />;
  return (
    <>
      <div className="bench border-b border-line">
        <div className="container-site grid grid-cols-1 gap-x-14 gap-y-8 py-8 lg:grid-cols-[1.5fr_1fr] lg:py-14">
          <div className="flex flex-col gap-3">
            <div className="pb-3">
              <Breadcrumb crumbs={crumbs} />
            </div>
            <h1 className="text-title-l">{settings.contact_title}</h1>
            <p className="max-w-xl text-(length:--text-lead) text-pretty text-muted">{settings.contact_text}</p>
            {settings.calendly_url && (
              <p className="flex flex-wrap gap-3 pt-2">
                <Button href={settings.calendly_url}>Choisir un créneau</Button>
                <Button href="#votre-demande" variant="outline">
                  Écrire
                </Button>
              </p>
            )}
          </div>
          <div id="demande" className="card row-start-2 self-start border-ink p-5 sm:p-8">
            <ContactForm answer={answer} settings={settings} />
          </div>
          <aside className="flex flex-col gap-9 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ContactAside settings={settings} />
          </aside>
        </div>
      </div>
      <StyleSheetLink />
      <Questions id="questions" title="Avant d’écrire" lead={questionsLead(questions.length)} questions={questions} />
    </>
  );
}

function questionsLead(count: number): string {
  const howMany = count === 1 ? 'Une question' : `${capitalised(inWords(count))} questions`;
  return `${howMany} qu’on nous pose souvent.`;
}
