import { AddressField } from '../../editor/AddressField';

const SHAPE = /^(\/([^/\s\\]\S*)?|https?:\/\/[^\s/]\S*|mailto:\S+|tel:\S+)$/i;

/** Where a link leads; the title of a place may lead nowhere. */
export const TargetField = () => (
  <AddressField
    name="target"
    accepts={(address, values) =>
      SHAPE.test(address) ||
      (address === '' && values['heading'] === true) ||
      'Une adresse commence par /, https://, mailto: ou tel:'
    }
  />
);
