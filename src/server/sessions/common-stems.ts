/**
 * What people make a password of by adding numbers: the words that lead the published lists in English and Spanish, and
 * what is near at hand here. Written without accents; one that is shorter than three letters would be in every phrase.
 */
export const COMMON_STEMS: readonly string[] = [
  // Sports, and who plays them here and there.
  `basketball baloncesto softball volleyball voleibol soccer hockey tennis tenis boxing boxeo beisbol pelota golf
  swimming wrestling running cycling ciclismo natacion karate skateboard surfing fishing hunting nascar formula
  futbolista campeon champion champions winner player playball goalkeeper gimnasio fitness liverpool arsenal chelsea
  manchester manchesterunited manchestercity everton tottenham barcelona fcbarcelona realmadrid madrid atletico juventus
  milan intermilan bayern ajax benfica porto celtic rangers riverplate bocajuniors boca river racing independiente
  america chivas cruzazul pumas tigres rayados santos flamengo corinthians palmeiras nacional millonarios alianzalima
  universitario colocolo penarol saprissa olimpia barca intermiami dolphins miamiheat marlins floridagators gators
  seminoles hurricanes buccaneers jaguars lightning panthers magic yankees redsox dodgers cubs mets braves giants astros
  cowboys dallascowboys steelers packers patriots broncos raiders eagles falcons ravens saints vikings bears lions
  chargers seahawks chiefs redskins lakers celtics bulls knicks warriors spurs rockets heat messi ronaldo cristiano
  neymar maradona pele kobe lebron michaeljordan beckham ronaldinho zidane mbappe nadal federer serena`,
  // Animals.
  `animal animals perro perrito perros perra gato gatito gatos gatita caballo caballos conejo tortuga delfin tigre leon
  leona elefante mariposa pajaro aguila lobo lobos oso osito pantera serpiente dinosaurio dragones dragoncito mono raton
  pollito vaca toro pez tiburon hormiga abeja dog doggy doggie puppy cat kitty kitten cats dogs horse horses pony rabbit
  bunny turtle dolphin tiger tigers tigger lion elephant butterfly bird eagle wolf wolves bear panther snake dinosaur
  monkeys mouse chicken cow bull fish shark spider frog froggy duck penguin unicorn unicornio dragonfly ladybug hamster
  mustang cobra phoenix falcon hawk raven scorpion bulldog labrador`,
  // Foods and drinks.
  `chocolate chocolates vanilla vainilla cookie cookies galleta galletas candy caramelo dulce dulces sugar azucar honey
  miel banana bananas platano apple apples manzana naranja orange cherry cereza fresa fresita strawberry lemon limon
  mango pina pineapple coconut coco melon sandia peach melocoton grape uva blueberry pizza taco tacos burrito arroz
  frijoles empanada arepa tamales pollo carne queso cheese cheesecake butter peanut mantequilla jelly bread hamburger
  hamburguesa bacon popcorn pancake waffle cupcake pastel helado icecream pumpkin pepper ginger cinnamon canela coffee
  cafe cafecito cerveza beer tequila vodka whiskey vino cocacola pepsi sprite heineken corona bacardi jackdaniels
  budweiser nutella oreo snickers skittles nestle`,
  // First names.
  `maria mariana marie mary jose joseph juan juana carlos luis miguel angel angela manuel francisco antonio pedro pablo
  jorge alejandro alejandra alex alexander alexandra alexis fernando fernanda ricardo roberto eduardo daniel daniela
  danielle david diego sebastian santiago mateo nicolas nicole andres andrea andrew anthony gabriel gabriela rafael raul
  ramon ruben sergio victor victoria javier oscar hector hugo ivan jaime joaquin julian juliana julia julio cesar
  leonardo lorenzo lucas lucia luisa marcos marco mario martin martina mauricio gustavo guillermo enrique ernesto felipe
  esteban emilio emiliano cristian cristina christian christina christopher camila carolina catalina claudia cecilia
  beatriz adriana adrian alberto alfredo alicia ana anita anna annie antonia barbara blanca carmen clara diana elena
  elizabeth estrella eva fabian fatima gloria guadalupe ines irene isabel isabella isabela jessica jennifer jimena
  josefina laura leticia liliana lorena lourdes luz magdalena margarita marisol marta martha mercedes monica natalia
  natasha olivia paola patricia paula pilar raquel rebeca rebecca rocio rosa rosario ruth sandra sara sarah silvia sofia
  sophia sonia susana teresa valentina valeria vanessa veronica viviana ximena yolanda amanda ashley amber brandon
  brian brittany chelsey charlie charles cody courtney crystal danny dennis donald donna dylan edward emily emma eric
  ethan evelyn frank george grace hannah harry heather henry jack jackson jacob james jasmine jason jeffrey jeremy
  john johnny jonathan jordan joshua justin karen katherine kathy katie kayla kelly kenneth kevin kimberly kyle larry
  lauren lisa linda logan madison margaret mark matthew megan melanie melissa michelle mike mikey morgan nancy nathan
  nathaniel patrick paul peter philip rachel randy raymond richard robert ryan samantha samuel scott sean shannon sharon
  stephanie stephen steven susan taylor theresa thomas tiffany timothy tyler vincent walter wendy william zachary
  gonzalez rodriguez hernandez martinez garcia lopez perez sanchez ramirez torres flores rivera gomez diaz fernandez
  castro ortiz morales vargas smith johnson williams`,
  // Love and family.
  `lovely loveme loveyou loveyoumore iloveu ilovegod ilovejesus lover lovers lovelove amorcito amormio
  amoreterno miamor mivida micielo mihijo mihija mimama mipapa teamomucho teamoamor teamare tequieromucho tkm carino
  bebe bebita bebito baby babygirl babyboy babydoll babe honeybunny sweet sweetie sweetheart sweety darling angelito
  angelita angels angelica princesita principe prince queen king reina rey reyna hermosa hermoso preciosa precioso
  bonita bonito lindo guapa guapo chiquita chiquito gordita gordito flaca flaco negrita muneca corazoncito besos
  beso kisses kissme familia family mother father mama mami mamita mommy papa papi papito daddy hermano hermana
  sister brother hijo hija hijos abuela abuelo abuelita amigo amiga amigos amigas friend friends friendship forever
  forevermore siempre parasiempre together wedding married alone single happy happiness felicidad feliz alegria smile
  sonrisa beautiful pretty gorgeous cutie sexy sexygirl hottie playboy bestfriend bestfriends`,
  // Faith, hope and good words.
  `jesuschrist jesuslove jesusteama diosesamor diosteama diosesfiel diosmio gracias bendicion bendiciones bendecida
  bendecido blessed blessing faith believe hope esperanza gloriaadios cristovive espiritusanto virgenmaria santamaria
  angeldelaguarda iglesia church bible biblia heaven cielo amen paz peace freedom libertad liberty success exito suerte
  lucky milagro miracle destiny destino dream dreams dreamer suenos vida life mylife alma soul spirit power
  poder fuerza victory patria justice trinity`,
  // Brands, machines, games, films and music.
  `google gmail hotmail yahoo outlook facebook instagram twitter whatsapp youtube tiktok snapchat linkedin netflix
  amazon ebay paypal spotify microsoft windows office iphone ipad macbook android samsung galaxy nokia motorola
  huawei xiaomi sony toshiba lenovo cisco oracle intel nintendo playstation xbox gameboy minecraft fortnite roblox
  zelda supermario sonic tetris warcraft starcraft counterstrike callofduty halo matrix naruto dragonball goku
  vegeta pikachu digimon sasuke hellokitty mickey mickeymouse minnie disney disneyworld disneyland tinkerbell snoopy
  garfield scooby scoobydoo simpsons homer bartman spiderman ironman wolverine hulk avengers captain captainamerica
  joker harley superwoman wonderwoman supergirl superstar superhero startrek skywalker lukeskywalker darthvader yoda
  harrypotter potter hogwarts gandalf frodo hobbit twilight terminator godzilla rocky rambo jamesbond elvis beatles
  metallica nirvana slipknot ironmaiden linkinpark greenday blink182 eminem tupac shakira selena rihanna beyonce
  madonna justinbieber onedirection badbunny daddyyankee romeosantos ferrari porsche mercedesbenz honda toyota nissan
  mazda hyundai chevrolet chevy camaro corvette ford jeep dodge bmw audi volkswagen subaru suzuki yamaha kawasaki
  harleydavidson ducati adidas nike reebok puma gucci chanel walmart costco publix starbucks mcdonalds`,
  // Florida, the Americas, Spain.
  `southflorida floridakeys miamibeach southbeach miamidade dade broward palmbeach westpalmbeach hialeah kendall doral
  homestead coralgables fortlauderdale lauderdale hollywood pembroke pembrokepines miramar plantation weston sunrise
  coralsprings pompano bocaraton boynton delray jupiter tampa tampabay stpetersburg clearwater sarasota bradenton naples
  fortmyers capecoral jacksonville tallahassee gainesville pensacola daytona daytonabeach kissimmee keywest keylargo
  keybiscayne everglades sunshinestate newyork california texas losangeles lasvegas chicago houston dallas boston
  atlanta philadelphia denver seattle detroit washington usa estadosunidos unitedstates cuba cubalibre cubano
  cubana habana lahabana santiagodecuba camaguey holguin matanzas varadero mexico mexicano guadalajara monterrey puebla
  tijuana cancun acapulco veracruz colombia colombiano bogota medellin cali barranquilla cartagena venezuela venezolano
  caracas maracaibo valencia maracay argentina argentino buenosaires cordoba mendoza peru peruano lima cusco arequipa
  chile chileno valparaiso ecuador quito guayaquil cuenca bolivia lapaz cochabamba paraguay asuncion uruguay montevideo
  brasil brazil riodejaneiro saopaulo panama costarica sanjose nicaragua managua honduras tegucigalpa elsalvador
  sansalvador guatemala dominicana republicadominicana santodomingo quisqueya puertorico boricua sanjuan ponce haiti
  jamaica bahamas espana sevilla bilbao zaragoza malaga granada galicia asturias latino latina caribe caribbean london
  paris france italia italy roma europe europa`,
  // Nature, colours, stones, flowers, times of the day and the year.
  `flower flowers flor florecita girasol sunflower rose roses tulip lily daisy jasmin violeta violet orquidea
  star stars estrellita estrellas luna moon moonlight moonshine sol soleado sunny sunset sunday sunlight rainbow arcoiris
  cielito ocean oceano mar marina playa beach island isla mountain montana tree arbol forest bosque nature
  naturaleza tierra earth fire fuego water agua storm tormenta thunder trueno rayo rain lluvia snow nieve hurricane
  huracan diamond diamante gold golden silver plata cristal perla pearl ruby esmeralda black negro
  white blanco blue azul azulito green verde red rojo rojito yellow amarillo purple morado morada pink rosita rosado
  gray brown blackcat blackjack redrose bluesky blueeyes midnight medianoche night noche morning manana goodmorning
  buenosdias buenasnoches saturday sabado domingo tuesday wednesday thursday weekend today tomorrow birthday cumpleanos
  felizcumpleanos christmas navidad feliznavidad halloween thanksgiving newyear anonuevo felizano valentine setiembre`,
  // Work, health, school, and what machines are given at first.
  `company empresa oficina business trabajo secretary secretaria recepcion reception manager gerente director jefe boss
  employee empleado office365 hospital farmacia pharmacy enfermera enfermero nurse doctora medicina medicine medical
  paciente pacientes patient patients dentista dental seguros insurance bienestar wellness healthy saludable clinicas
  school escuela colegio universidad university college student estudiante teacher maestra maestro profesor profesora
  server servidor system sistema sistemas network database security seguridad private privado guest invitado
  public publico webmaster website wordpress superuser sysadmin superadmin adminadmin administrative support soporte
  service servicio client cliente clientes account cuenta money dinero dollar dolares bitcoin crypto banco bank
  telephone telefono phone celular mobile movil computadora ordenador laptop keyboard teclado monitor printer impresora
  program programa software hardware hacker hacked linux ubuntu debian mysql postgres docker github letmeinn openup
  opensesame abretesesamo ingresar entrar entrada iniciar inicio newpass newpassword mypassword passcode passphrase
  mipassword miclave micontrasena nuevaclave claveclave clavesegura superclave supersecreta supersecret topsecret
  cambiar cambiala olvidada olvidado forgot forgotten remember recuerda nopassword nothing nada something anything
  everything todo temporary provisional sample muestra secure secured strong strongpassword fuerte`,
  // Whims, ranks and games with words.
  `fuckyou fuckoff fuckme asshole bitch shit pussy puta puto mierda cabron carajo pendejo culo loser stupid idiot crazy
  loco loca locos killer ninja pirate pirata hunter ranger soldier soldado warrior guerrero gladiator knight samurai
  wizard mago magico magica magia mystic mystery misterio angelo demon demonio devil diablo diabla satan vampire vampiro
  zombie ghost fantasma monster monstruo alien gangster mafia gamer gaming rockstar rocknroll rock music musica
  guitar guitarra piano salsa bachata merengue reggaeton cumbia dance dancer bailar fiesta party holiday vacation
  vacaciones travel viajar airplane avion barco boat sailing navy marine marines army airforce police policia fireman
  bombero pepito pepe paquito chico chica chicos chicas chucho chavez boy boys girl girls muchacha muchacho nino
  nina cool coolgirl coolboy awesome amazing fantastic perfect perfecto excellent special especial super
  supercool maximus ultimate extreme genius genio einstein buster rocket maverick cowboy cowgirl bandit rebel legend
  leyenda hero heroes titan spartan trojan zeus apollo thor odin athena hercules merlin arthur lancelot camelot
  buddy bubba bubbles peaches pebbles precious sparky smokey casper rusty
  cooper maggie molly sophie bella toby bailey max rex simba nala balto firulais`,
  // Keys that lie side by side, with what the rows alone do not tell.
  `qwert qwer qweasd qweasdzxc qweqwe asdf asdfg asdfghjkl asdasd asdzxc zxcv zxcvb zxcvbnm zxczxc zaqwsx zaqxsw
  qazxsw qazqaz wasd azerty qwertz poiuy poiuyt lkjhg mnbvc mnbvcxz abcd abcde abcdef abcdefg abcabc aabbcc xxx xxxx
  aaa aaaa zzz zzzz qqq qqqq asd qwe zxc dvorak`,
]
  .join(' ')
  .split(/\s+/);
