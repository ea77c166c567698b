/** What a subscriber agrees to, kept by the database with each consent (`private.consent_words`). */
export const consentWords = 'J’accepte que mon adresse serve à m’envoyer la lettre de l’atelier, et à rien d’autre.';
