/** Names that demonstration people are put together from. All combinations are invented. */
export type NameStock = {
  /** Share of the demonstration doctors, in percent. */
  weight: number;
  givenNames: readonly string[];
  /** Second parts of compound given names ("María José"); none where they are not usual. */
  secondGivenNames: readonly string[];
  surnames: readonly string[];
  /** True where people carry the surnames of both parents. */
  hasTwoSurnames: boolean;
  /** What such a doctor may speak, likeliest first. */
  languages: readonly (readonly string[])[];
};

const list = (names: string): string[] => names.split(',').map((name) => name.trim());

/** Names that many people share: each is in the stock as often as eight others. */
const common = (names: string): string[] => Array.from({ length: 8 }, () => list(names)).flat();

const SPANISH_SURNAMES = [
  ...common('González, Rodríguez, Hernández, Pérez, García, Martínez, Fernández, López, Díaz, Sánchez'),
  ...list(
    'Álvarez, Gómez, ' +
      'Ramírez, Torres, Suárez, Jiménez, Vázquez, Romero, Cruz, Morales, Ortiz, Gutiérrez, Rivera, Ruiz, Castillo, ' +
      'Núñez, Domínguez, Peña, Reyes, Alonso, Delgado, Castro, Acosta, Herrera, Medina, Velázquez, Valdés, ' +
      'Cabrera, Ramos, Molina, Guerra, Rojas, Mendoza, Silva, León, Ávila, Méndez, Batista, Bermúdez, Cárdenas, ' +
      'Céspedes, Chávez, Contreras, Correa, Cuéllar, Escobar, Estévez, Figueroa, Fuentes, Ibáñez, Lozano, ' +
      'Machado, Márquez, Mejía, Montoya, Muñoz, Ochoa, Oquendo, Pacheco, Padrón, Quiñones, Quintero, Restrepo, ' +
      'Rincón, Salazar, Santana, Solís, Soto, Travieso, Urbina, Uribe, Vega, Villalobos, Zambrano, Zúñiga, ' +
      'de la Torre, de la Cruz, de León, del Valle, del Río, de Armas, de los Santos, de la Vega, Ponce de León',
  ),
];

const SPANISH_SPEAKERS = {
  weight: 27.5,
  surnames: SPANISH_SURNAMES,
  hasTwoSurnames: true,
  languages: [['English', 'Spanish'], ['Spanish'], ['English', 'Spanish', 'Portuguese']],
};

export const NAME_STOCKS: readonly NameStock[] = [
  {
    ...SPANISH_SPEAKERS,
    givenNames: [
      ...common('María, Ana, María José'),
      ...list(
        'Carmen, Rosa, Marta, Isabel, Patricia, Beatriz, Lucía, Elena, Sofía, Gabriela, Verónica, Mónica, ' +
          'Teresa, Yolanda, Adriana, Claudia, Daniela, Silvia, Natalia, Yamilé, Bárbara, Inés, Rocío, Graciela, Marisol, ' +
          'Liliana, Yanet, Idalmis, Mercedes, Noemí, Pilar, Concepción, Milagros, Ximena, Regla, Altagracia',
      ),
    ],
    secondGivenNames: list(
      'Elena, Isabel, Teresa, Cristina, del Carmen, Victoria, Eugenia, de los Ángeles, Luisa, Fernanda',
    ),
  },
  {
    ...SPANISH_SPEAKERS,
    givenNames: [
      ...common('José, Juan, José Luis'),
      ...list(
        'Luis, Carlos, Jorge, Miguel, Francisco, Pedro, Rafael, Manuel, Andrés, Alejandro, Roberto, ' +
          'Ricardo, Eduardo, Fernando, Ramón, Raúl, Héctor, Óscar, Julio, Ángel, Orlando, Armando, Ernesto, Félix, César, ' +
          'Tomás, Iván, Víctor, Javier, Germán, Néstor, Osvaldo, Martín, Álvaro, Joaquín, Agustín, Sebastián, Darío, Lázaro',
      ),
    ],
    secondGivenNames: list(
      'Luis, Carlos, Antonio, Alberto, Manuel, Enrique, Javier, Miguel, Andrés, Ignacio, Ángel',
    ),
  },
  {
    weight: 17,
    givenNames: list(
      'James, Mary, Robert, Patricia, John, Jennifer, Michael, Linda, David, Elizabeth, William, Barbara, Richard, ' +
        'Susan, Thomas, Jessica, Christopher, Karen, Daniel, Sarah, Matthew, Lisa, Anthony, Nancy, Mark, Sandra, ' +
        'Steven, Ashley, Andrew, Emily, Kenneth, Michelle, Joshua, Amanda, Kevin, Melissa, Brian, Rebecca, George, ' +
        'Laura, Timothy, Rachel, Jamal, Keisha, Deborah, Tyrone, Megan, Patrick',
    ),
    secondGivenNames: [],
    surnames: list(
      "Smith, Johnson, Williams, Brown, Jones, Davis, Miller, Wilson, Anderson, Taylor, Thomas, Moore, O'Brien, " +
        "Jackson, Thompson, White, Harris, Clark, Lewis, Robinson, Walker, Young, Allen, King, O'Connor, Wright, " +
        'Scott, Hill, Green, Adams, Baker, Nelson, Carter, Mitchell, Roberts, Turner, Phillips, Campbell, Parker, ' +
        "McDonald, Edwards, Collins, Stewart, Morris, Murphy, Cook, Rogers, Bailey, Cooper, O'Neill, Washington, " +
        'Goldberg, Rosenthal, Cohen, Levine, Kaplan, Schwartz, Rossi, Kowalski, Van Buren',
    ),
    hasTwoSurnames: false,
    languages: [['English'], ['English', 'Spanish'], ['English', 'American Sign Language']],
  },
  {
    weight: 9,
    givenNames: list(
      'Jean-Pierre, Marie-Claire, Wilner, Roseline, Jean-Robert, Guerda, Frantz, Marlène, Réginald, Nadège, Evens, ' +
        'Mirlande, Jacques, Fabienne, Wesner, Yolette, Emmanuel, Ketly, Gérard, Régine, Stanley, Islande',
    ),
    secondGivenNames: [],
    surnames: list(
      'Pierre, Jean-Baptiste, Joseph, Charles, Louis, François, Saint-Fleur, Étienne, Desrosiers, Toussaint, ' +
        'Noël, Michel, Baptiste, Alexandre, Célestin, Dorcé, Jean-Louis, Fils-Aimé, Germain, Guerrier, Honoré, ' +
        'Laguerre, Mésidor, Philogène, Sylvain, Valcourt',
    ),
    hasTwoSurnames: false,
    languages: [
      ['English', 'Haitian Creole'],
      ['English', 'Haitian Creole', 'French'],
      ['English', 'Haitian Creole', 'Spanish'],
    ],
  },
  {
    weight: 5,
    givenNames: list(
      'João, Luiza, Thiago, Fernanda, Márcio, Patrícia, Gustavo, Juliana, Antônio, Camila, Leonardo, Letícia, ' +
        'Fábio, Beatriz, Rogério, Renata, Vinícius, Tatiana, Caio, Débora',
    ),
    secondGivenNames: list('Paulo, Carlos, Henrique, Clara, Eduarda'),
    surnames: list(
      'da Silva, dos Santos, Oliveira, Souza, Lima, Pereira, Ferreira, Almeida, Costa, Carvalho, Gonçalves, ' +
        'Ribeiro, Araújo, Barbosa, Cardoso, Teixeira, Magalhães, Conceição, Falcão, Brandão',
    ),
    hasTwoSurnames: false,
    languages: [
      ['English', 'Portuguese'],
      ['English', 'Portuguese', 'Spanish'],
    ],
  },
  {
    weight: 5,
    givenNames: list(
      'Priya, Rajesh, Anita, Sanjay, Deepa, Vikram, Sunita, Arjun, Kavita, Ravi, Meera, Anil, Lakshmi, Suresh, ' +
        'Neha, Amit, Pooja, Harish',
    ),
    secondGivenNames: [],
    surnames: list(
      'Patel, Sharma, Singh, Gupta, Reddy, Iyer, Desai, Mehta, Nair, Rao, Shah, Krishnan, Chaudhary, Banerjee, ' +
        'Joshi, Subramanian, Kapoor, Agarwal',
    ),
    hasTwoSurnames: false,
    languages: [
      ['English', 'Hindi'],
      ['English', 'Gujarati', 'Hindi'],
      ['English', 'Telugu'],
    ],
  },
  {
    weight: 3,
    givenNames: list('Minh, Linh, Tuấn, Hương, Dũng, Thảo, Quang, Mai, Hải, Lan, Khánh, Ngọc, Phúc, Trang'),
    secondGivenNames: [],
    surnames: list('Nguyễn, Trần, Lê, Phạm, Hoàng, Huỳnh, Phan, Vũ, Võ, Đặng, Bùi, Đỗ, Ngô'),
    hasTwoSurnames: false,
    languages: [
      ['English', 'Vietnamese'],
      ['English', 'Vietnamese', 'French'],
    ],
  },
  {
    weight: 2,
    givenNames: list('Sergei, Olga, Dmitri, Irina, Mikhail, Svetlana, Alexei, Natalya, Boris, Tatyana'),
    secondGivenNames: [],
    surnames: list(
      'Ivanov, Petrov, Sokolov, Kuznetsov, Volkov, Lebedev, Morozov, Novikov, Shevchenko, Kovalenko',
    ),
    hasTwoSurnames: false,
    languages: [
      ['English', 'Russian'],
      ['English', 'Russian', 'Ukrainian'],
    ],
  },
  {
    weight: 2,
    givenNames: list(
      'Omar, Layla, Khalid, Fatima, Youssef, Amira, Tarek, Nadia, Hassan, Rania, Samir, Dalia',
    ),
    secondGivenNames: [],
    surnames: list(
      'Haddad, Khoury, El-Sayed, Mansour, Al-Rashid, Nasser, Hamdan, Saleh, Abdallah, Farouk, Aziz',
    ),
    hasTwoSurnames: false,
    languages: [
      ['English', 'Arabic'],
      ['English', 'Arabic', 'French'],
    ],
  },
  {
    weight: 2,
    givenNames: list('Wei, Li, Ming, Xiaoling, Jun, Mei, Hao, Yan, Chen-Wei, Jing'),
    secondGivenNames: [],
    surnames: list('Wang, Zhang, Liu, Chen, Yang, Huang, Zhao, Wu, Zhou, Xu, Lin, Guo'),
    hasTwoSurnames: false,
    languages: [['English', 'Mandarin'], ['English', 'Mandarin', 'Cantonese'], ['English']],
  },
];
