import { AddressField } from '../../editor/AddressField';

const SHAPE = /^(\/([^/\s\\]\S*)?|https?:\/\/[^\s/]\S*|mailto:\S+|tel:\S+)$/i;

/** The address that a link leads to; the title of a group may have none. */
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
