import { useState } from 'react';
import { Form } from 'react-admin';
import { LeaveGuard } from './LeaveGuard';
import type { Stored } from './saving-rules';
import { SavingProvider, type SavingProviderProps } from './SavingProvider';

interface SavingFormProps<Values extends object, Row extends Values & Stored> extends SavingProviderProps<Values, Row> {
  readonly defaultValues?: Values;
  /** The form stays mounted below this path; by default, below the current one. */
  readonly root?: string;
}

/** A form that saves itself, and asks before somebody leaves it with unsaved changes. Its fields show their errors. */
export function SavingForm<Values extends object, Row extends Values & Stored>({
  rules,
  stored,
  defaultValues,
  root,
  children,
}: SavingFormProps<Values, Row>) {
  // The row of the first render, because a row that is read again must not replace typed text.
  const [initial] = useState(stored ? { record: stored } : { defaultValues: { ...defaultValues } });
  return (
    <Form
      {...initial}
      validate={(values) => rules.validate?.(values as Values) ?? {}}
      // Each field shows its error, so react-admin's notification would repeat it.
      disableInvalidFormNotification
      // Our own messages, in French, instead of the browser's.
      noValidate
    >
      <SavingProvider rules={rules} stored={stored}>
        <LeaveGuard {...(root && { root })} />
        {children}
      </SavingProvider>
    </Form>
  );
}
