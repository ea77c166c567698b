import type { Database } from '@agency-site/supabase/types';
import { type Column, namesOf } from '@agency-site/domain/tables/column';
import type { ReactElement } from 'react';
import { Create, Edit, type ResourceProps, SimpleForm } from 'react-admin';
import { containsWords } from '../../provider/filters';
import type { BackOfficeOptions, BackOfficeResource } from '../../provider/resource';
import { fieldsOf } from './fields-of';
import { FormToolbar } from './deletion';
import { ActivityPanel } from '../activity/ActivityPanel';
import { Referrers } from './Referrers';
import { ResourceList } from './ResourceList';

type Tables = Database['public']['Tables'];

/** React-admin's props of a resource and our options, side by side. */
type Declaration = Pick<ResourceProps, 'list' | 'create' | 'edit' | 'show' | 'recordRepresentation'> &
  Required<Pick<ResourceProps, 'icon'>> &
  BackOfficeOptions & {
    /** The form of new and existing rows; by default, the inputs of all editable columns. */
    readonly form?: ReactElement;
  };

/** Creates a resource for a table. Every part that the declaration leaves out is generated from the columns. */
export function resource(name: keyof Tables, declaration: Declaration): BackOfficeResource {
  const { list = <ResourceList />, form, create, edit, show, ...rest } = declaration;
  const { icon, recordRepresentation, ...options } = rest;
  const { columns, filters } = options;
  const { inputs } = fieldsOf(columns);
  const searched = namesOf(columns, { searched: true });
  const editable = Object.keys(columns).filter((column) => isEditable(columns[column]));
  const fields =
    form ??
    (editable.length > 0 && (
      <SimpleForm toolbar={<FormToolbar />}>{editable.map((column) => inputs[column])}</SimpleForm>
    ));
  return {
    name,
    icon,
    list,
    // A resource that nobody edits only has a list.
    ...(fields && {
      create: <Create>{fields}</Create>,
      edit: (
        <Edit>
          {fields}
          <Referrers />
          <ActivityPanel />
        </Edit>
      ),
    }),
    ...(create && { create }),
    ...(edit && { edit }),
    ...(show && { show }),
    recordRepresentation: recordRepresentation ?? searched[0] ?? editable[0] ?? 'id',
    options: {
      ...options,
      filters: { ...(searched.length > 0 && { q: containsWords(searched) }), ...filters },
    },
  };
}

const isEditable = (column: Column | undefined): boolean => column?.editable === 'text' || column?.editable === 'value';
