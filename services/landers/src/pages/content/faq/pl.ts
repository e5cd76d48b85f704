import type { ContentText } from '../../content-text.js';

export const faqPl: ContentText = {
  title: 'Częste pytania',
  sections: [
    {
      heading: 'Ile to kosztuje?',
      paragraphs: [
        'Rejestracja, przeglądanie, polubienia i czytanie są bezpłatne. Wysłanie jednej wiadomości to koszt: {message_credits} kredyt. Kredyty kupuje się w pakietach, jedną płatnością; nie ma abonamentu i nic nie odnawia się samo.',
        'Liczba kredytów na start: {signup_credits}. Otrzymasz je, gdy potwierdzisz swój adres e-mail.',
      ],
    },
    {
      heading: 'Co mogę robić bez płacenia?',
      paragraphs: [
        'Szukać, otwierać profile, dawać polubienia, widzieć, kto Cię lubi, czytać wszystkie rozmowy i odpowiadać, dopóki masz kredyty. Jako bezpłatny użytkownik pokażesz najwyżej tyle zdjęć: {free_photos}, i rozpoczniesz tyle rozmów: {free_conversations}; odpowiadać możesz bez ograniczeń.',
      ],
    },
    {
      heading: 'Czym jest Premium?',
      paragraphs: [
        'Pierwszy zakup kredytów daje Ci Premium na zawsze. Widzisz wtedy wszystkie zdjęcia wszystkich użytkowników, rozpoczynasz tyle rozmów, ile chcesz, a limit Twoich zdjęć rośnie do {premium_photos}.',
      ],
    },
    {
      heading: 'Czy kredyty wygasają?',
      paragraphs: [
        'Nie. Kredyty zostają na koncie, dopóki ich nie użyjesz. Za kupione i niewykorzystane kredyty zwracamy pieniądze; termin na zwrot, w dniach od zakupu: {refund_days}.',
      ],
    },
    {
      heading: 'Nie dostałem wiadomości aktywacyjnej',
      paragraphs: [
        'Zajrzyj najpierw do folderu ze spamem. Po zalogowaniu możesz wysłać ją ponownie z paska na górze strony. Jeśli nadal nie dociera, być może w adresie jest literówka: napisz na {email}, pomożemy.',
      ],
    },
    {
      heading: 'Czy wszystkie profile są prawdziwe?',
      paragraphs: [
        'Nie. Niektóre profile są fikcyjne: pokazują, co potrafi serwis. Każdy z nich ma maskę i słowa „Profil fikcyjny” na karcie, na stronie i w czacie, a spotkanie nie jest możliwe. Nic nie pisze samo w ich imieniu.',
      ],
    },
    {
      heading: 'Ktoś mnie nęka. Co mogę zrobić?',
      paragraphs: [
        'Zablokuj tę osobę, z jej profilu albo z czatu. Polubienia i rozmowa między wami znikają od razu i nigdzie się już nie widzicie. Jeśli coś jest niezgodne z prawem lub z naszymi zasadami, napisz też na {email}.',
      ],
    },
    {
      heading: 'Czy mogę korzystać z serwisu niewidocznie?',
      paragraphs: [
        'Tak, w ustawieniach. Niewidoczność: nie pojawiasz się w wyszukiwaniu i nikt nie może napisać do Ciebie pierwszy; Ty nadal możesz, a Twoje rozmowy zostają. Prywatność: Twój profil widzą tylko osoby, które polubisz lub do których napiszesz.',
      ],
    },
    {
      heading: 'Jak usunąć konto?',
      paragraphs: [
        'W ustawieniach albo pisząc na {email}. Profil znika od razu; przez 14 dni możesz wrócić, używając linku z naszej wiadomości. Potem usuwamy Twoje dane, zdjęcia i wiadomości. To, co musimy przechowywać z mocy prawa, na przykład faktury, opisuje polityka prywatności.',
      ],
    },
  ],
};
