import type { ContentText } from '../../content-text.js';

export const serviceIt: ContentText = {
  title: 'Servizio clienti',
  sections: [
    {
      heading: 'Come contattarci',
      paragraphs: [
        'Qui rispondono persone, nei giorni lavorativi, di solito entro un giorno. Il modulo di reclamo di questo sito ti dà un numero con cui puoi vedere a che punto siamo.',
      ],
      items: [
        'E-mail: {email}',
        'Telefono: {phone}, dal lunedì al venerdì, dalle 9 alle 17 (Amsterdam)',
        'Posta: {company}, {address}, {city}',
      ],
    },
    {
      heading: 'Che cosa ci aiuta ad aiutarti',
      paragraphs: [
        'Scrivi dall’indirizzo del tuo account o indica il tuo nome utente. Non inviarci mai la password né un numero di carta completo: non te li chiederemo.',
      ],
      items: [
        'Per un pagamento: il numero della fattura, oppure data e importo',
        'Per un membro: il nome e che cosa è successo, con le parole usate: bloccando, la vostra conversazione sparisce',
        'Per un guasto: che cosa facevi, che cosa hai visto e su quale dispositivo',
      ],
    },
    {
      heading: 'È urgente?',
      paragraphs: [
        'Bloccare o segnalare qualcuno, cambiare la password, prenderti una pausa, avere una copia dei tuoi dati ed eliminare l’account dipende solo da te, a qualsiasi ora: dal profilo dell’altro membro, dalla pagina di accesso e dalle impostazioni. Hai eliminato l’account e ci hai ripensato? Accedi entro 14 giorni e lo ritrovi.',
      ],
    },
    {
      heading: 'Chi siamo',
      paragraphs: [
        '{site} è gestito da {company}, {address}, {city}, {company_country}. Numero della Camera di commercio {kvk}. IVA: {vat}.',
      ],
    },
  ],
};
