/** Asks for the words of a picture that has just been sent, above the field that holds them. */
export const describeIt = 'Image envoyée. Décrivez-la ci-dessous, pour qui ne la voit pas.';
