/**
 * Names that are common among doctors of Florida, without accents: a word after "doctor" typed all small is taken for a
 * name when it is one of these, and two of them together are somebody's name. Names that are also words are left out.
 */
export const COMMON_NAMES: ReadonlySet<string> = new Set(
  `garcia rodriguez martinez hernandez lopez gonzalez gonzales perez sanchez ramirez torres flores rivera gomez diaz
  reyes morales cruz ortiz gutierrez chavez ramos ruiz alvarez mendoza vasquez vazquez castillo jimenez moreno romero
  herrera medina aguilar vargas guzman castro fernandez munoz mendez salazar soto delgado pena rios alvarado sandoval
  contreras valdez guerrero ortega estrada nunez maldonado vega vera santiago dominguez espinoza silva padilla
  marquez cortez rojas acosta figueroa luna juarez navarro campos molina avila ayala mejia carrillo duran santos
  salinas robles solis lara cervantes aguirre cabrera pacheco suarez fuentes rosario zamora quintero bautista calderon
  trujillo valencia villanueva velasquez velazquez arroyo ochoa montoya escobar cardenas camacho leon miranda
  betancourt betancur quintana peralta blanco alfonso alonso arias barrera bermudez cordero correa cuevas espinosa
  fajardo galindo ibarra lozano lugo marrero mercado montero mora nieves orozco osorio pagan pineda prieto quiroz
  rangel rosa rubio saavedra salas santana sepulveda serrano sierra sosa tapia toledo urbina valdes valle zapata
  lee young king white green clark moore martin lewis
  smith johnson williams brown jones miller davis wilson anderson taylor thomas jackson thompson robinson lewis
  walker allen wright scott hill adams baker nelson carter mitchell roberts turner phillips campbell parker evans
  edwards collins stewart morris rogers reed murphy bailey cooper richardson howard peterson kelly sanders bennett
  foster simmons butler gonzalves cohen goldberg goldstein shapiro levy katz schwartz friedman rosenberg klein weiss
  patel singh shah sharma gupta kumar khan ahmed ali hassan hussain rao reddy mehta desai joshi nair chen wang zhang
  liu yang huang wu lin nguyen tran pham huynh hoang phan vu vo dang bui kim park choi jean pierre joseph baptiste
  charles louis francois toussaint michel ivanov petrov oliveira souza ferreira pereira costa carvalho almeida
  maria jose juan carlos luis jorge manuel miguel ana carmen rosa pedro francisco antonio roberto ricardo fernando
  eduardo rafael alejandro daniel david michael john james robert william richard mary patricia linda barbara elizabeth
  jennifer susan sarah karen lisa nancy sandra laura julio alberto enrique ernesto sergio mario hector ramon ruben
  oscar raul andres javier diego pablo martha marta gloria teresa silvia lourdes margarita beatriz claudia monica
  isabel sofia lucia elena adriana natalia andrea alicia yolanda yamile yanet yuri lazaro lazara osvaldo orestes
  humberto reinaldo rolando armando gustavo guillermo arturo victor felipe ignacio esteban ivan marco marcos gabriel
  jessica ashley emily amanda melissa rebecca stephanie michelle kimberly kevin brian steven mark paul andrew joshua
  kenneth ronald anthony matthew christopher priya rajesh sanjay anil ravi wei`.split(/\s+/),
);
