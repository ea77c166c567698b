/** Why the workshop exists, and where it comes from. */
export function Mission() {
  return (
    <section className="container-site grid gap-8 py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-24">
      <div>
        <h2 className="mb-5 text-base font-semibold tracking-normal text-teal">Notre mission</h2>
        <p className="font-heading text-title-l leading-tight font-bold text-balance">
          Rendre aux petites entreprises les heures que le bureau leur <span className="underline-drawn">prend</span>.
        </p>
      </div>
      <div className="flex flex-col gap-4">
        <p>
          Les grandes entreprises ont des équipes pour relier leurs logiciels. Une fleuriste, un cabinet de deux
          architectes ou un couvreur font la liaison à la main, le soir : l’adresse recopiée trois fois, le devis jamais
          relancé, la facture qui part avec dix jours de retard.
        </p>
        <p>
          L’atelier a ouvert à Paris en 2019 sur une idée simple : les outils existent, ils coûtent quelques dizaines
          d’euros par mois, il manque quelqu’un pour s’asseoir à côté de vous et les monter. C’est ce métier-là que nous
          faisons.
        </p>
      </div>
    </section>
  );
}
