import { getSchema } from '@tiptap/core';
import { DOMParser, type Node } from '@tiptap/pm/model';
import { parseHtml } from '../parse-html';
import { extensions } from './extensions';

const schema = getSchema(extensions);

/** Stored HTML as the visual editor holds it. */
export const contentOf = (html: string): Node => DOMParser.fromSchema(schema).parse(parseHtml(html));
