/** What an administrator writes of an article or a page, named as the editors name it, in the order they show it. */
export const textLabels: Readonly<Record<string, string>> = {
  title: 'Titre',
  slug: 'Adresse',
  excerpt: 'Extrait',
  content: 'Contenu',
  status: 'Statut',
  category: 'Catégorie',
  tags: 'Tags',
  author: 'Auteur',
  featured: 'À la une',
  featured_image_url: 'URL de l’image',
  featured_image_alt: 'Texte alternatif de l’image',
  meta_title: 'Meta Title',
  meta_description: 'Meta Description',
  meta_keywords: 'Mots-clés',
  read_time_minutes: 'Temps de lecture (minutes)',
};
