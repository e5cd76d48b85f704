/** First names by origin, women first. No name stands in two lists: with the initial that follows, every member's name is unique. */
export const FIRST_NAMES = {
  en: [
    `Abigail Alice Amber Amy April Ashley Audrey Becky Bethany Bonnie Brooke Caitlin Carol Charlotte Chloe Claudia Daisy Dawn Deborah Diane Eleanor Ellie Emily Erin Evelyn Faye Fiona Freya Gemma
     Georgia Grace Gwen Hannah Harriet Hazel Heather Helen Holly Imogen Isla Ivy Jade Janet Jasmine Jenna Joanna Jodie Joy Katie Kelly Kirsty Lauren Leah Lily Lorraine Lucy Lydia Maisie Megan Molly
     Naomi Natalie Niamh Olivia Orla Paige Penny Poppy Rachel Rebecca Robyn Rosie Ruby Ruth Saoirse Sadie Scarlett Shannon Siobhan Skye Sophie Stacey Stella Susan Tara Tess Vicky Violet Wendy Willow Zoe`,
    `Aaron Adam Aidan Alan Alfie Andrew Archie Arthur Barry Ben Blake Bradley Brian Callum Cameron Charlie Chris Cillian Clive Cole Connor Craig Curtis Dale Damian Darren Declan Dominic Donovan Douglas
     Duncan Dylan Eamon Eddie Elliot Ethan Euan Ewan Finn Fraser Gareth Gavin George Glen Graham Grant Greg Harry Henry Howard Hugh Iain Isaac Jack Jake Jamie Jason Joel Josh Keith Kevin Kieran Kyle
     Lachlan Lewis Liam Logan Lucas Malcolm Mason Matt Miles Mitchell Neil Nigel Noah Oliver Oscar Patrick Peter Reece Rhys Rory Ross Rupert Ryan Scott Sean Simon Spencer Stuart Toby Trevor Tyler Wesley`,
  ],
  fr: [
    `Adèle Agathe Agnès Alix Amandine Anaïs Angèle Anne-Sophie Apolline Ariane Aurélie Aurore Béatrice Bérénice Blandine Brigitte Camille Capucine Carole Catherine Cécile Céline Chantal Charlène Clarisse
     Clémence Clotilde Colette Constance Coralie Corinne Cyrielle Delphine Diane-Laure Édith Élise Élodie Éloïse Émeline Estelle Eugénie Fanny Faustine Florence Françoise Gaëlle Garance Geneviève Gwenaëlle
     Hélène Héloïse Hortense Inès Isabelle Jeanne Joséphine Juliette Justine Laetitia Laurence Léa Léonie Lison Louise Lucile Ludivine Maëlle Maëlys Manon Margaux Marie Marion Marjolaine Mathilde Maud
     Mélanie Mireille Morgane Nadège Noémie Océane Odile Ophélie Pauline Perrine Romane Salomé Sandrine Séverine Solène Sylvie Tiphaine Valentine Valérie Véronique Violaine Virginie Yseult`,
    `Adrien Alban Alexis Anatole Antoine Armand Arnaud Aurélien Auguste Aymeric Baptiste Barnabé Basile Bastien Benoît Bertrand Brice Cédric Célestin Christophe Clément Corentin Cyril Cyprien Damien Denis
     Didier Édouard Éloi Émile Emmanuel Étienne Fabien Fabrice Félicien Ferdinand Florian Florent Franck François Frédéric Gabin Gaël Gaspard Gauthier Geoffroy Germain Ghislain Gilles Grégoire Guillaume
     Gwendal Hadrien Hervé Hippolyte Jean-Baptiste Jean-Luc Jérémie Jérôme Joachim Jocelyn Julien Laurent Léandre Léonard Loïc Lucien Ludovic Maël Marceau Marius Mathieu Mathis Maxence Maxime Nicolas Nolan
     Octave Olivier Pascal Pierre Quentin Raphaël Régis Rémi Renaud Romain Sébastien Serge Stéphane Sylvain Tanguy Théo Thibault Thierry Titouan Tristan Ulysse Valentin Vianney Xavier Yann Yves`,
  ],
  nl: [
    `Anke Anneke Annelies Annemiek Anouk Astrid Bente Brechtje Carlijn Cato Dagmar Dewi Dorien Eefje Elke Elsbeth Eline Ellen Esmee Evelien Femke Floor Floortje Fenna Fleur Gerda Gonnie Griet Hanneke Heleen Hilde Ilse Ilona
     Ineke Ingeborg Iris Isa Jantine Jolanda Jolijn Joke Josien Jet Karlijn Kim Lieke Lies Liesbeth Liselot Loes Lotte Maaike Maartje Madelief Mandy Margriet Marijke Marjan Marleen Marloes Merel Mieke Mirjam Myrthe
     Nele Nienke Noor Noortje Petra Puck Renske Rianne Roos Saar Sanne Saskia Silke Sietske Sjoukje Suzanne Tineke Tessel Tirza Trijntje Veerle Vera Wieke Willemijn Wilma Yara Yvonne Zwaantje`,
    `Aart Alwin Arie Arjan Bart Bas Bert Boudewijn Bram Bjorn Casper Coen Daan Dirk Driek Diederik Eelco Egbert Emiel Erwin Evert Floris Fokke Frans Freek Gerard Gerben Gerrit Gijs Guus Hein Hendrik Henk Hidde
     Huib Jaap Jan-Willem Jasper Jelle Jeroen Jesper Jochem Joep Joost Joris Jorrit Jurre Kees Klaas Koen Lars Leendert Lennert Lieven Maarten Marnix Matthijs Menno Michiel Niels Onno Olaf Pepijn Piet
     Pim Pieter Reinier Remco Rens Rik Roel Ruben Rutger Ruud Sander Siebe Sjoerd Stijn Sven Teun Thijs Tijn Tjeerd Wessel Wiebe Wietse Willem Wim Wout Wouter Xander Yorick Ype Zeger`,
  ],
  de: [
    `Adelheid Alina Alexandra Andrea Angelika Anja Anke-Marie Annalena Annette Antje Barbara Birgit Birte Britta Brunhild Carolin Christiane Christina Cordula Corinna Dörte Doris Edda Elfriede Elisabeth Emilia-Sophie Franka
     Franziska Friederike Frieda Gabriele Gisela Greta Gudrun Hannelore Hedda Heide Heidi Heike Helga Henrike Ida Inga Ingrid Irmgard Jana Johanna Jutta Karin Karoline Katharina Kathrin Katja Kerstin Kirsten
     Lena Leni Leonie-Marie Liesl Lina Luise Lieselotte Magdalena Maike Maren Margarethe Marlene Marlies Martha Mathilda Mechthild Merle Michaela Monika Nadine Nele-Sophie Nina Pia Ramona Regina Renate Ricarda Romy Ronja
     Rosa-Maria Sabine Sieglinde Sigrid Silvia Sonja Stefanie Susanne Svenja Theresa Thekla Ulrike Ursula Ute Veronika Waltraud Wiebke Wilhelmine`,
    `Achim Albrecht Alois Anselm Arndt Axel Benedikt Benno Bernd Bernhard Bertram Burkhard Carsten Christoph Clemens Constantin Detlef Dieter Eberhard Eckart Elias Erik Falk Felix Ferdi Florian-Josef Frank Friedrich
     Fridolin Fritz Georg Gerald Gereon Gerhard Gernot Gottfried Günter Gustav Hagen Hannes Hans Harald Hartmut Heiko Heinrich Heiner Helmut Henning Henrik Hermann Holger Horst Ingo Jakob Jens Joachim-Otto Jochen Johannes Jonas
     Jörg Josef Julius Jürgen Kai Karl Karsten Kilian Klaus Konrad Konstantin Korbinian Kurt Leonhard Leopold Linus Lorenz Ludwig Lukas Lutz Magnus Malte Manfred Matthias Maximilian Mirko Moritz Norbert Oskar Ottmar Philipp Quirin
     Rainer Reinhard Roland Ruprecht Sebastian Siegfried Stefan Thorsten Tilman Till Tobias Torben Uwe Valentin-Karl Veit Volker Waldemar Wenzel Wolfgang Xaver`,
  ],
  it: [
    `Agnese Alba Alessandra Alessia Allegra Ambra Angela Annarita Antonella Arianna Aurora Azzurra Benedetta Bianca Camilla Carla Carlotta Carolina Caterina Cecilia Chiara Cinzia Concetta Costanza Cristina
     Daniela Debora Delia Diletta Donatella Donata Eleonora Elettra Elisa Elisabetta Emma-Lucia Enrica Erica Eugenia Federica Fiammetta Filomena Francesca Gaia Gemma-Rita Ginevra Giada Gioia Giorgia Giovanna Giulia Giuseppina Grazia Greta-Maria
     Ilaria Immacolata Ines-Lucia Isabella Lavinia Letizia Lia Livia Loredana Luana Lucia Lucrezia Ludovica Luisa Maddalena Mara Margherita Mariangela Marilena Marina Marta Matilde Michela Mirella Miriam Nicoletta Noemi Ornella Ottavia
     Paola Patrizia Piera Raffaella Rita Roberta Rosanna Rossella Sabrina Serena Silvana Simona Sofia Stefania Susanna Teresa Tiziana Valentina Valeria Vanessa Viola Virginia Vittoria`,
    `Achille Alberto Aldo Alessandro Alessio Alfredo Amedeo Angelo Antonello Antonio Armando Attilio Augusto Beppe Bernardo Biagio Bruno Carlo Carmine Cesare Ciro Claudio Corrado Cosimo Cristiano Dario Davide Diego-Luca
     Domenico Donato Edoardo Elio Emanuele Emiliano Enea Ennio Enrico Enzo Ermanno Ettore Ezio Fabio Fabrizio Federico Ferruccio Filippo Flavio Francesco Fulvio Furio Gabriele-Maria Gaetano Gennaro Giacomo Gianluca Gianmarco Gianni
     Giancarlo Gino Giordano Giorgio Giovanni Giuliano Giulio Giuseppe Guido Iacopo Ivano Jacopo Lapo Leandro Leonardo Lorenzo Loris Luca Luciano Luigi Manlio Marcello Massimiliano Massimo Matteo Mattia Maurizio Mauro Michele Mirco
     Nazario Nello Niccolò Nicola Nino Oreste Orlando Ottavio Paolo Pasquale Pierluigi Pietro Raffaele Renato Renzo Riccardo Rocco Romolo Ruggero Salvatore Sandro Saverio Sergio Silvano Silvio Stefano Tancredi Tommaso Umberto Vasco Vincenzo Vito Vittorio`,
  ],
  es: [
    `Adela Alejandra Alicia Almudena Amalia Amaya Amparo Ana Araceli Ariadna Asunción Azucena Begoña Belén Blanca Candela Carmen Carmela Catalina Celia Clara Concha Consuelo Coral Cristina-Isabel Dolores Elena Elvira Encarna
     Esmeralda Esperanza Estefanía Estrella Eva Fátima-María Fernanda Gabriela Gloria Graciela Guadalupe Herminia Inmaculada Irene Isabel Itziar Jacinta Jimena Josefa Juana Julieta Laia Laura Leire Leonor Lidia Lola Lorena
     Lourdes Luz Macarena Maite Manuela Mar Marcela Maribel Maricarmen Marisa Marisol Mercedes Milagros Miranda Montserrat Natalia Nieves Nuria Olalla Olga Paloma Patricia Paula Paz Pilar Purificación Ramona-Luz Raquel Remedios Rocío
     Rosalía Rosario Sara Silvia-Elena Socorro Soledad Sonsoles Susana Tamara Trinidad Triana Vega Verónica Victoria Ximena Yolanda Zaida`,
    `Adolfo Adrián Agustín Alejandro Alfonso Álvaro Andrés Ángel Arturo Asier Baltasar Bartolomé Benito Bernabé Borja Carlos César Cristóbal Daniel-José Diego Eduardo Efraín Eloy Emilio Ernesto Esteban Eugenio Ezequiel Fabián Federico-José Felipe
     Fermín Fernando Francisco Gabriel-Luis Gerardo Germán Gonzalo Gregorio Guillermo Gustavo Héctor Hernán Hilario Hugo-José Humberto Ignacio Íñigo Isidro Ismael Iván Jaime Javier Jesús Joaquín Jordi Jorge José Josué Juan Julio
     Kiko Lázaro Leandro-José Lisandro Lope Lorenzo-Luis Luis Manolo Manuel Marcelino Marcos Mariano Mario Martín Mateo Matías Mauricio Miguel Moisés Nacho Nicanor Octavio Pablo Paco Pascual Pedro Pelayo Pepe Rafael Ramiro Ramón Raúl Ricardo Rigoberto
     Roberto Rodrigo Rogelio Salvador Santiago Saúl Sebas Sergi Severino Teo Tomás Unai Vicente Víctor Wilfredo Xabier Yago Zacarías`,
  ],
  pl: [
    `Agata Agnieszka Aleksandra Aldona Anastazja Aneta Angelika-Maria Anna Barbara-Ewa Beata Bogna Bogumiła Bożena Celina Dagmara Danuta Daria Diana-Zofia Dobrosława Dominika Dorota Edyta Eliza Elżbieta Emilia Ewa Ewelina Felicja Gabriela-Anna Gosia
     Grażyna Halina Hania Helena Honorata Iga Irena Iwona Izabela Jadwiga Jagoda Janina Joanna-Maria Jolanta Julia Justyna Kalina Kamila Karina Karolina Kasia Katarzyna Kinga Klaudia Kornelia Krystyna Ksenia Laura-Zofia Lena-Maria Lidka Liliana Ludmiła
     Magda Maja Małgorzata Marcelina Mariola Marta-Ewa Martyna Marzena Milena Mirosława Monika-Anna Nadia Natasza Nikola Oliwia Oliwka Otylia Patrycja Paulina Pola Renata Roksana Róża Sabina Sandra Stanisława Sylwia Teresa-Anna Urszula Wanda Weronika
     Wiktoria Wioletta Zofia Zuzanna Żaneta`,
    `Albert Aleksander Aleksy Andrzej Antoni Arkadiusz Artur Bartek Bartosz Błażej Bogdan Bogusław Bolesław Borys Cezary Cyprian Czesław Damian-Jan Dariusz Dawid Dominik Edward Emil Eryk Eugeniusz Fabian-Jan Filip Franciszek Fryderyk Gniewko Grzegorz
     Henryk Hubert Ignacy Igor Ireneusz Jacek Jakub Jan Janusz Jarosław Jerzy Jędrzej Józef Juliusz Kacper Kajetan Kamil Karol Kazimierz Konrad-Jan Kordian Kornel Krystian Krzysztof Kuba Lech Leszek Łukasz Maciej Marcel Marcin Marek Mariusz Mateusz Michał
     Mieczysław Mikołaj Mirosław Nikodem Norbert-Jan Olaf-Jan Oskar-Jan Patryk Paweł Piotr Przemysław Radosław Rafał Remigiusz Robert-Jan Roman Ryszard Sebastian-Jan Seweryn Sławomir Stanisław Szczepan Szymon Tadeusz Teodor Tomasz Tymon Tymoteusz Wacław
     Waldek Wiktor Wiesław Witold Władysław Wojciech Zbigniew Zdzisław Zenon Ziemowit Zygmunt`,
  ],
  arab: [
    `Aïcha Amal Amina Amira Asma Aya Basma Dalia Dina Dounia Farah Fatima Fatma Ghada Habiba Hajar Hana Hanane Hind Houda Ikram Imane Jamila Karima Khadija Lamia Latifa Layla Leïla Loubna Maha Malika Manal Mariam Maryam Meryem Mouna Nabila Nadia-Lina Nadira Naima Najat
     Nawal Nesrine Nora Nour Nouria Noura Ouarda Rania Rasha Reem Rim Ruqaya Safia Salma Samira Samia Sana Selma Shirin Siham Sirine Soraya Souad Soumaya Wafa Warda Yasmina Yasmine Yusra Zahra Zaynab Zeina Zineb Zohra`,
    `Abdel Adel Adil Ahmed Ali Amin Amine Anis Anouar Ayman Aziz Badr Bilal Brahim Chafik Driss Fadi Faisal Farid Fares Fouad Ghassan Hakim Hamid Hamza Hani Hassan Hatem Hicham Houssam Hussein Ibrahim Idris Imad Ismaïl Jalil Jamal Kamal Karim Khaled Khalil Lotfi Mahdi Mahmoud Malek
     Marwan Mehdi Mohamed Mounir Mourad Mustafa Nabil Nader Nadim Nasser Nizar Omar Othman Qasim Rachid Rafik Ramzi Rayan Réda Riad Sabri Saïd Salah Salim Sami Samir Sofiane Tahar Tarek Tariq Walid Wassim Yacine Yasser Younes Youssef Zakaria Zaki Ziad`,
  ],
  afro: [
    `Abena Abeni Achieng Adama Adaeze Adjoa Adwoa Afi Aïssatou Akosua Akua Ama Amara Aminata Ayana Ayodele Awa Binta Chiamaka Chidinma Chinwe Chioma Coumba Dami Dede Ebele Efua Ekua Esi Fanta Fatou Fatoumata Folake Funmi Hadiza Hawa Ify Imani Kadi Kemi Khady Kadiatou
     Lerato Lindiwe Makena Mariama Maimouna Mbali Nadège-Awa Naledi Nana Ndeye Ngozi Nia Nkechi Nomsa Ntombi Oumou Penda Rama Rokhaya Sanaa Seynabou Simi Sokhna Temi Thandi Titi Uchenna Wanjiru Yaa Yewande Zainab Zawadi Zola`,
    `Abdoulaye Abiola Adebayo Akin Alioune Amadou Ayo Babacar Baako Bakary Bongani Boubacar Cheikh Chidi Chike Chinedu Cissé Dayo Demba Diallo Emeka Etim Fela Femi Folarin Gbenga Ibou Idrissa Ikenna Issa Jabari Jelani Kagiso Kofi Kojo Kwabena Kwaku Kwame Kwasi Lamine Mamadou
     Mandla Moussa Modou Mthunzi Musa Nnamdi Obi Ode Ola Ousmane Oumar Papa Pape Sadio Segun Sekou Seydou Sizwe Souleymane Sipho Tafari Tayo Thabo Themba Tunde Uche Wale Yaya Yaw Youssouf Zuberi`,
  ],
  desi: [
    `Aditi Aisha Aishwarya Amrita Ananya Anika Anita Anjali Anushka Aparna Archana Avani Bhavna Charu Deepa Deepika Devika Diya Divya Gauri Gita Gurpreet Harleen Harpreet Ishita Isha Jaya Jyoti Kajal Kavita Kavya Kiran Komal Lakshmi Lalita Madhu Malini Manisha Meena Meera Megha Mira-Devi
     Nalini Namrata Nandini Neha Nikita Nilima Nisha Pallavi Parvati Pooja Prachi Preeti Priya Priyanka Radha Radhika Rekha Ritika Riya Rohini Roopa Rupal Sakshi Sangeeta Sapna Shalini Shanti Shilpa Shreya Shweta Simran Smita Sneha Sonali Sunita Swati Tanvi Tanya Trisha Uma Usha Vaishali Vandana Vidya`,
    `Aakash Aarav Abhay Abhishek Aditya Ajay Akash Akshay Amar Amit Anand Anil Anirudh Ankit Anuj Arjun Arun Ashok Ashwin Baljit Bhavesh Chetan Deepak Dev Dhruv Dinesh Gagan Ganesh Gaurav Girish Gopal Gurdeep Harish Harjit Hari Hemant Inder Jagdeep Jaspreet Jatin Kabir Karan Kartik Ketan Kishore
     Krishna Kunal Lalit Mahesh Manish Manoj Mohit Mukesh Naveen Neeraj Nikhil Nitin Pankaj Parth Pranav Prakash Prashant Rahul Raj Rajan Rajesh Rajiv Rakesh Ranjit Ravi Rishi Rohan Rohit Sachin Sameer Sandeep Sanjay Satish Shankar Shiv Shyam Siddharth Sukhdev Sunil Suresh Tarun Tejas Uday Varun Vijay Vikas Vikram Vinay Vinod Vishal Vivek Yash`,
  ],
  asia: [
    `Ai Akiko Asuka Aiko Chie Chika Emi Eun-ji Fumiko Ha-na Hana-Mi Haruka Hiroko Hitomi Hye-jin Jia Jia-Li Jing Ji-woo Junko Kaori Kaede Keiko Kyoko Lan Lei Lien Lihua Ling Linh Mai Maki Mei Mei-Ling Megumi Mi-na Michiko Midori Min-ji Minh-Anh Miyuki Momoko Nao Naoko Ngoc Nhung
     Phuong Qian Quynh Reiko Rin Sachiko Sakura Sayaka Seo-yeon Shiori Soo-ah Su-bin Tam Thao Thi Tomoko Trang Tuyet Van Wei-Lin Xiao Xin Xiu Yan Yen Ying Yoko Yoon-a Yu Yui Yuki Yuko Yumi Zhen`,
    `Akio Akira Anh Bao Bin Bo Chen Cheng Cuong Daichi Daiki Daisuke Dong-hyun Duc Duy Eiji Feng Gang Goro Hai Hao Haruto Hideo Hiro Hiroshi Hoang Hyun-woo Isamu Jae Jian Jin Jiro Jun Jung-ho Kaito Katsuo Kazuo Keiji Ken Kenji Kenta Khanh Kiyoshi Koji Lei-Ming Long Makoto Masao
     Min Min-ho Minh Minoru Nam Naoki Nobu Osamu Phong Quang Quan Ren Ryo Ryota Sang Satoshi Seung Shin Shinji Sho Shun Sota Tadashi Taiki Takashi Takeshi Takumi Taro Tetsuo Thanh Tien Toan Toru Tuan Wei Woo-jin Yamato Yang Yong Yoshi Yusuke Yuto Zhong`,
  ],
} as const satisfies Record<string, readonly [women: string, men: string]>;

export type Origin = keyof typeof FIRST_NAMES;
