/** The questions of the contact page, also told to search engines. */
export const contactQuestions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'L’audit gratuit m’engage-t-il à quelque chose ?',
    answer:
      'Non. Pendant trente minutes, en visio ou par téléphone, vous racontez une semaine ordinaire. Nous choisissons une tâche, celle qui coûte le plus, nous comptons ses heures et nous vous disons si elle s’automatise, avec quel outil et à partir de quel prix. S’il vaut mieux la garder à la main, nous le disons aussi. Ces réponses vous sont envoyées sur une page, que la suite se fasse avec nous ou non.',
  },
  {
    question: 'Faut-il préparer quelque chose avant de vous écrire ?',
    answer:
      'Rien d’obligatoire. Trois choses que vous savez déjà nous aident : la tâche qui revient, le temps qu’elle prend, les logiciels où elle se passe. « Deux heures le vendredi, entre Excel et Gmail » nous apprend plus qu’un cahier des charges. N’envoyez ni mot de passe ni fichier de clients : nous n’en avons pas besoin à ce stade.',
  },
  {
    question: 'Combien coûte la suite, une fois l’audit passé ?',
    answer:
      'Une automatisation commence à 500 € HT, une intégration CRM ou ERP à 1 000 € HT, un outil no-code à 2 000 € HT. S’y ajoutent les abonnements aux logiciels, que vous payez directement à leurs éditeurs. Le prix et les heures que vous devriez récupérer sont écrits côte à côte dans la proposition, avant que nous commencions.',
  },
];
