/**
 * Where the back-office asks our server for a picture of the former site, `?address=https://…`; nothing answers where the back-office
 * stands without a server of ours.
 */
export const formerPicturePath = '/admin/former-picture';
