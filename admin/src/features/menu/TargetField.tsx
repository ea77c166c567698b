import { AddressField } from '../../editor/AddressField';

const SHAPE = /^(\/([^/\s\\]\S*)?|https?:\/\/[^\s/]\S*|mailto:\S+|tel:\S+)$/i;

/** The input of the address of a link. The title of a group may have no address. */
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
