import type { ContentText } from '../../content-text.js';

export const servicePl: ContentText = {
  title: 'Obsługa klienta',
  sections: [
    {
      heading: 'Jak się z nami skontaktować',
      paragraphs: [
        'Odpowiadają tu ludzie, w dni robocze, zwykle w ciągu jednego dnia. Formularz reklamacji w tym serwisie daje numer, pod którym możesz sprawdzić, jak daleko jesteśmy.',
      ],
      items: [
        'E-mail: {email}',
        'Telefon: {phone}, od poniedziałku do piątku, 9:00–17:00 (Amsterdam)',
        'Poczta: {company}, {address}, {city}',
      ],
    },
    {
      heading: 'Co pomoże nam pomóc Tobie',
      paragraphs: [
        'Pisz z adresu swojego konta albo podaj nazwę użytkownika. Nigdy nie wysyłaj nam hasła ani pełnego numeru karty: nie poprosimy o nie.',
      ],
      items: [
        'W sprawie płatności: numer faktury albo data i kwota',
        'W sprawie użytkownika: jego nazwa i co się stało, w słowach, które padły: po zablokowaniu wasza rozmowa znika',
        'W sprawie usterki: co robisz, co widzisz i na jakim urządzeniu',
      ],
    },
    {
      heading: 'To pilne?',
      paragraphs: [
        'Zablokowanie lub zgłoszenie kogoś, nowe hasło, przerwę, kopię swoich danych i usunięcie konta masz w swoich rękach o każdej porze: w profilu tej osoby, na stronie logowania i w ustawieniach. Konto zostało usunięte, a Ty zmieniasz zdanie? Zaloguj się w ciągu 14 dni, a konto wróci.',
      ],
    },
    {
      heading: 'Kim jesteśmy',
      paragraphs: ['Serwis {site} prowadzi {company}, {address}, {city}, {company_country}. Numer w izbie handlowej: {kvk}. VAT: {vat}.'],
    },
  ],
};
