import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

type Content = LanderContent<'iconslanding'>;

const en: Content = {
  heading: 'Six small drawings, no small print.',
  lead: 'How it works here, what it costs, and what keeps you safe.',
  action: 'Join',
  parts: {
    points: [
      { title: 'Look around', text: 'Search by age and place, and open whoever makes you curious.' },
      { title: 'Say hello', text: 'One honest sentence does more than ten clever ones.' },
      { title: 'What it costs', text: '{costs}' },
      { title: 'No subscription', text: '{renewal}' },
      { title: 'Changed your mind?', text: '{refund}' },
      { title: 'A no is a no', text: 'Block somebody, and neither of you sees the other again.' },
    ],
    form: 'Begin here',
  },
  alt: {},
  social: { title: 'Six small drawings, no small print.', description: 'How it works here, what it costs, and what keeps you safe.' },
};

const fr: Content = {
  heading: 'Six petits dessins, rien de caché.',
  lead: 'Comment ça marche, ce que ça coûte, ce qui vous protège.',
  action: 'S’inscrire',
  parts: {
    points: [
      { title: 'Regardez', text: 'Cherchez par âge et par lieu, ouvrez les profils qui vous intriguent.' },
      { title: 'Dites bonjour', text: 'Une phrase sincère vaut mieux que dix phrases habiles.' },
      { title: 'Ce que ça coûte', text: '{costs}' },
      { title: 'Sans abonnement', text: '{renewal}' },
      { title: 'Vous changez d’avis\u00a0?', text: '{refund}' },
      { title: 'Un non est un non', text: 'Bloquez quelqu’un, et vous ne vous voyez plus, ni l’un ni l’autre.' },
    ],
    form: 'Commencer ici',
  },
  alt: {},
  social: { title: 'Six petits dessins, rien de caché.', description: 'Comment ça marche, ce que ça coûte, ce qui vous protège.' },
};

const nl: Content = {
  heading: 'Zes tekeningetjes, geen kleine lettertjes.',
  lead: 'Hoe het werkt, wat het kost en wat je beschermt.',
  action: 'Aanmelden',
  parts: {
    points: [
      { title: 'Kijk rond', text: 'Zoek op leeftijd en plaats, en open wie je nieuwsgierig maakt.' },
      { title: 'Zeg hallo', text: 'Eén eerlijke zin doet meer dan tien slimme.' },
      { title: 'Wat het kost', text: '{costs}' },
      { title: 'Geen abonnement', text: '{renewal}' },
      { title: 'Van gedachten veranderd?', text: '{refund}' },
      { title: 'Nee is nee', text: 'Blokkeer iemand, en jullie zien elkaar niet meer.' },
    ],
    form: 'Begin hier',
  },
  alt: {},
  social: { title: 'Zes tekeningetjes, geen kleine lettertjes.', description: 'Hoe het werkt, wat het kost en wat je beschermt.' },
};

const de: Content = {
  heading: 'Sechs Zeichnungen, nichts Kleingedrucktes.',
  lead: 'Wie es geht, was es kostet und was dich schützt.',
  action: 'Mitmachen',
  parts: {
    points: [
      { title: 'Sieh dich um', text: 'Such nach Alter und Ort und öffne, wer dich neugierig macht.' },
      { title: 'Sag Hallo', text: 'Ein ehrlicher Satz kann mehr als zehn kluge.' },
      { title: 'Was es kostet', text: '{costs}' },
      { title: 'Kein Abo', text: '{renewal}' },
      { title: 'Anders überlegt?', text: '{refund}' },
      { title: 'Nein heißt Nein', text: 'Blockierst du jemanden, seht ihr euch beide nicht mehr.' },
    ],
    form: 'Hier geht es los',
  },
  alt: {},
  social: { title: 'Sechs Zeichnungen, nichts Kleingedrucktes.', description: 'Wie es geht, was es kostet und was dich schützt.' },
};

const it: Content = {
  heading: 'Sei disegni, niente scritte in piccolo.',
  lead: 'Come funziona, quanto costa e che cosa ti protegge.',
  action: 'Iscriviti',
  parts: {
    points: [
      { title: 'Guardati intorno', text: 'Cerca per età e luogo, e apri chi ti incuriosisce.' },
      { title: 'Di’ ciao', text: 'Una frase sincera vale più di dieci frasi brillanti.' },
      { title: 'Quanto costa', text: '{costs}' },
      { title: 'Nessun abbonamento', text: '{renewal}' },
      { title: 'Hai cambiato idea?', text: '{refund}' },
      { title: 'Un no è un no', text: 'Blocca qualcuno, e nessuno dei due vedrà più l’altro.' },
    ],
    form: 'Comincia qui',
  },
  alt: {},
  social: { title: 'Sei disegni, niente scritte in piccolo.', description: 'Come funziona, quanto costa e che cosa ti protegge.' },
};

const es: Content = {
  heading: 'Seis dibujos y ninguna letra pequeña.',
  lead: 'Cómo funciona, cuánto cuesta y qué te protege.',
  action: 'Registrarse',
  parts: {
    points: [
      { title: 'Mira', text: 'Busca por edad y lugar, y abre a quien te despierte curiosidad.' },
      { title: 'Saluda', text: 'Una frase sincera puede más que diez ingeniosas.' },
      { title: 'Cuánto cuesta', text: '{costs}' },
      { title: 'Sin suscripción', text: '{renewal}' },
      { title: '¿Has cambiado de idea?', text: '{refund}' },
      { title: 'Un no es un no', text: 'Bloquea a alguien y ninguno de los dos volverá a ver al otro.' },
    ],
    form: 'Empieza aquí',
  },
  alt: {},
  social: { title: 'Seis dibujos y ninguna letra pequeña.', description: 'Cómo funciona, cuánto cuesta y qué te protege.' },
};

const pl: Content = {
  heading: 'Sześć rysunków, nic drobnym drukiem.',
  lead: 'Jak to działa, ile kosztuje i co cię chroni.',
  action: 'Dołącz',
  parts: {
    points: [
      { title: 'Rozejrzyj się', text: 'Szukaj według wieku i miejsca, otwórz profil, który cię zaciekawi.' },
      { title: 'Przywitaj się', text: 'Jedno szczere zdanie znaczy więcej niż dziesięć sprytnych.' },
      { title: 'Ile to kosztuje', text: '{costs}' },
      { title: 'Bez abonamentu', text: '{renewal}' },
      { title: 'Zmiana zdania?', text: '{refund}' },
      { title: 'Nie znaczy nie', text: 'Zablokuj kogoś, a żadne z was nie zobaczy już drugiego.' },
    ],
    form: 'Zacznij tutaj',
  },
  alt: {},
  social: { title: 'Sześć rysunków, nic drobnym drukiem.', description: 'Jak to działa, ile kosztuje i co cię chroni.' },
};

/** Everything in six drawings. */
export const iconslanding: VersionContent<'iconslanding'> = {
  facts: { template: 'iconslanding', goal: 'signup', siteTexts: ['adults', 'joining'], images: {} },
  contents: { en, fr, nl, de, it, es, pl },
};
