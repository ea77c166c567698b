import { slugFromTitle } from '@agency/supabase/slug';
import { useEffect, useEffectEvent } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFollowTitle } from './use-follow-title';

/** The last part of a public address. It follows the title of a new row until somebody writes another. */
export function SlugInput({ follows, ...props }: TextInputProps & { readonly follows: string }) {
  const title = useWatch<Record<string, string | null>>({ name: follows });
  const follow = useEffectEvent(useFollowTitle(props.source, slugFromTitle));
  useEffect(() => {
    if (title) follow(title);
  }, [title]);
  return <TextInput {...props} />;
}
