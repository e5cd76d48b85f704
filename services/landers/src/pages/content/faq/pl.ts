import type { ContentText } from '../../content-text.js';

export const faqPl: ContentText = {
  title: 'Częste pytania',
  sections: [
    {
      heading: 'Ile to kosztuje?',
      paragraphs: [
        'Rejestracja, przeglądanie, polubienia i czytanie są bezpłatne. Wysłanie jednej wiadomości to koszt: {message_credits} kredyt. Kredyty kupuje się w pakietach, jedną płatnością; nie ma abonamentu i nic nie odnawia się samo.',
        'Liczba kredytów na start: {signup_credits}. Otrzymasz je, gdy potwierdzisz swój adres e-mail. Przysługują raz na adres: konto założone ponownie z tym samym adresem zaczyna bez nich.',
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
        'Zajrzyj najpierw do folderu ze spamem. Po zalogowaniu możesz wysłać ją ponownie z paska na górze strony. Jeśli nadal nie dociera, być może w adresie jest literówka. Możesz go poprawić zaraz po rejestracji, na stronie z prośbą o potwierdzenie, a później w ustawieniach. Jeśli to nie pomoże, napisz na {email}.',
      ],
    },
    {
      heading: 'Czy wszystkie profile są prawdziwe?',
      paragraphs: [
        'Nie. Niektóre profile są fikcyjne: pokazują, co potrafi serwis. Każdy z nich jest oznaczony jako fikcyjny na karcie, na stronie i w czacie, a spotkanie nie jest możliwe. Nic nie pisze samo w ich imieniu.',
      ],
    },
    {
      heading: 'Ktoś mnie nęka. Co mogę zrobić?',
      paragraphs: [
        'Zgłoś tę osobę: w jej profilu, w menu z dodatkowymi opcjami. Sprawdzamy sprawę i odpowiadamy e-mailem; ta osoba nie dowie się, kto do nas napisał. Możesz też napisać na {email}.',
        'Potem ją zablokuj, z jej profilu albo z czatu. Polubienia i rozmowa między wami znikają od razu i nigdzie się już nie widzicie; wasze ostatnie wiadomości są przechowywane dla nas wraz ze zgłoszeniem, zapieczętowane, przez 90 dni. Dlatego najpierw zgłoś.',
      ],
    },
    {
      heading: 'Czy mogę korzystać z serwisu niewidocznie?',
      paragraphs: [
        'Tak, w ustawieniach. Niewidoczność: nie pojawiasz się w wyszukiwaniu i nikt nie może napisać do Ciebie pierwszy; Ty nadal możesz, a Twoje rozmowy zostają. Prywatność: Twój profil widzą tylko osoby, które polubisz lub do których napiszesz.',
        'Możesz też zrobić sobie przerwę: nikt Cię nie znajdzie ani do Ciebie nie napisze, a wszystko zostanie na swoim miejscu, dopóki nie wrócisz. Osoby, z którymi już rozmawiasz, przeczytają, że masz przerwę.',
      ],
    },
    {
      heading: 'Czy mogę dostać kopię swoich danych?',
      paragraphs: [
        'Tak, w ustawieniach, do dwóch razy dziennie: jeden plik z Twoim profilem, zdjęciami, wiadomościami, polubieniami i kredytami, jako strona do czytania i dla programów. Jest gotowy w kilka minut, powiadomimy Cię e-mailem, a pobrać możesz go przez 24 godziny.',
      ],
    },
    {
      heading: 'Jak usunąć konto?',
      paragraphs: [
        'W ustawieniach. Profil znika od razu. Przez 14 dni odzyskasz wszystko, logując się albo używając linku z naszej wiadomości; potem usuwamy Twoje dane, zdjęcia i wiadomości. To, co musimy przechowywać z mocy prawa, na przykład faktury, opisuje polityka prywatności.',
      ],
    },
  ],
};
