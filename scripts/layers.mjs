import { dirname, join, sep } from 'node:path';

/** Returns the place of a file in an application: its application, its layer and, among the features, its feature. */
function placeOf(path) {
  const [, application, layer, part] =
    /^.*\/([^/]+)\/src\/([^/.]+)(?:\/([^/.]+))?/.exec(path.replaceAll(sep, '/')) ?? [];
  return { application, layer, feature: layer === 'features' ? part : undefined };
}

/** Returns why a file of one layer or feature may not import a file of another; undefined where it may. */
function refusal(from, to, order) {
  if (to.application !== from.application) return undefined;
  const rank = ({ layer }) => order.findIndex((names) => names.includes(layer));
  if (rank(from) < 0 || rank(to) < 0) return `${rank(from) < 0 ? from.layer : to.layer} is none of the layers.`;
  if (rank(to) < rank(from)) return `${from.layer} imports nothing of ${to.layer}: layers import downwards.`;
  if (to.feature === from.feature || !from.feature || !to.feature) return undefined;
  return `The feature ${from.feature} imports nothing of the feature ${to.feature}.`;
}

/**
 * The lint rule of the layers inside an application. Its option lists the layers from the one that may import all others down to the one
 * that imports none; layers of the same rank share an array. A module that two features need moves down to a layer that both import, or
 * the app passes it in.
 */
const layers = {
  meta: { schema: [{ type: 'array', items: { type: 'array', items: { type: 'string' } } }] },
  create({ filename, options: [order], report }) {
    const check = ({ source }) => {
      const specifier = source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const message = refusal(placeOf(filename), placeOf(join(dirname(filename), specifier)), order);
      if (message) report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

// oxlint-disable-next-line import/no-default-export -- The linter reads a plugin from its default export.
export default { meta: { name: 'agency' }, rules: { layers } };
