import type { ContentText } from '../../content-text.js';

export const faqIt: ContentText = {
  title: 'Domande frequenti',
  sections: [
    {
      heading: 'Quanto costa?',
      paragraphs: [
        'Iscriversi, guardarsi intorno, mettere «Mi piace» e leggere è gratis. Inviare un messaggio costa {message_credits} credito. I crediti si comprano a pacchetti con un solo pagamento; non c’è abbonamento e nulla si rinnova da solo.',
        'Cominci con {signup_credits} crediti, che arrivano quando confermi il tuo indirizzo e-mail. Arrivano una sola volta per indirizzo: un account ricreato con lo stesso indirizzo comincia senza.',
      ],
    },
    {
      heading: 'Che cosa posso fare senza pagare?',
      paragraphs: [
        'Cercare, aprire i profili, mettere «Mi piace», vedere a chi piaci, leggere tutte le conversazioni e rispondere finché hai crediti. Come membro gratuito puoi mostrare fino a {free_photos} foto e iniziare {free_conversations} conversazioni; rispondere non ha limiti.',
      ],
    },
    {
      heading: 'Che cos’è Premium?',
      paragraphs: [
        'Con il primo acquisto di crediti diventi membro Premium per sempre. Vedi tutte le foto di tutti i membri, puoi mostrarne fino a {premium_photos} e iniziare quante conversazioni vuoi.',
      ],
    },
    {
      heading: 'I crediti scadono?',
      paragraphs: [
        'No. I crediti restano sul tuo account finché non li usi. Quelli acquistati e non usati sono rimborsabili entro {refund_days} giorni dall’acquisto.',
      ],
    },
    {
      heading: 'Non ho ricevuto l’e-mail di attivazione',
      paragraphs: [
        'Controlla prima la cartella dello spam. Dopo l’accesso puoi farla inviare di nuovo dall’avviso in alto nella pagina. Se ancora non arriva, forse l’indirizzo contiene un errore. Puoi correggerlo subito dopo l’iscrizione, nella pagina che chiede di confermarlo, e più tardi nelle impostazioni. Se non basta, scrivi a {email}.',
      ],
    },
    {
      heading: 'Tutti i profili sono veri?',
      paragraphs: [
        'No. Alcuni profili sono fittizi: mostrano che cosa può fare il sito. Ognuno è indicato come fittizio sulla scheda, sulla pagina e nella chat, e nessun incontro è possibile. Nulla scrive da solo a loro nome.',
      ],
    },
    {
      heading: 'Qualcuno mi infastidisce. Che cosa posso fare?',
      paragraphs: [
        'Segnala quella persona: dal suo profilo, nel menu con le altre opzioni. Esaminiamo i fatti e ti rispondiamo per e-mail; la persona non viene a sapere chi ci ha scritto. Puoi anche scrivere a {email}.',
        'Poi bloccala, dal suo profilo o dalla chat. I «Mi piace» e la conversazione tra voi spariscono subito e non vi vedrete più da nessuna parte; gli ultimi messaggi tra voi restano conservati per noi con la segnalazione, sigillati, per 90 giorni. Segnala quindi prima.',
      ],
    },
    {
      heading: 'Posso usare il sito senza essere visto?',
      paragraphs: [
        'Sì, nelle impostazioni. Invisibile: non compari più nella ricerca e nessuno può scriverti per primo; tu puoi ancora farlo, e le tue conversazioni restano. Privato: vede il tuo profilo solo chi ti è piaciuto o a chi hai scritto.',
        'Oppure prenditi una pausa: nessuno ti trova o ti scrive, e tutto resta com’è fino al tuo ritorno. Chi è già in conversazione con te legge che sei in pausa.',
      ],
    },
    {
      heading: 'Posso avere una copia dei miei dati?',
      paragraphs: [
        'Sì, nelle impostazioni, fino a due volte al giorno: un solo file con il profilo, le foto, i messaggi, i «Mi piace» e i crediti, come pagina da leggere e per i programmi. È pronto in pochi minuti, ti avvisiamo per e-mail e puoi scaricarlo per 24 ore.',
      ],
    },
    {
      heading: 'Come elimino il mio account?',
      paragraphs: [
        'Nelle impostazioni. Il tuo profilo è nascosto subito. Per 14 giorni recuperi tutto effettuando l’accesso, o con il link della nostra e-mail; poi i tuoi dati, le foto e i messaggi vengono cancellati. Ciò che la legge ci impone di conservare, come le fatture, è indicato nell’informativa sulla privacy.',
      ],
    },
  ],
};
