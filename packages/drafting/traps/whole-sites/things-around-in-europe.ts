import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Small sites with what stands around the product, in further languages. */
export const THINGS_AROUND_IN_EUROPE: readonly WholeSite[] = [
	{
		origin: "https://kellerkarte.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Kellerkarte – Weinkeller im Griff</title><meta name="description" content="Kellerkarte verwaltet Ihren Weinkeller: Flaschen, Lagerplätze und Trinkreife."></head><body><header><a href="/">Kellerkarte</a></header><main><h1>Weinkeller im Griff</h1><p>Sie sehen auf einen Blick, welche Flasche wo liegt und wann sie getrunken werden will.</p>
<section><h2>Das kann Kellerkarte</h2><ul><li>Etiketten fotografieren</li><li>Lagerplätze zeichnen</li><li>Preise schätzen (nur mit Abo)</li></ul></section>
<section><h2>Das war einmal</h2><ul><li>Faxbestellung</li></ul></section>
<section><h2>Häufig gewünscht</h2><ul><li>Schnittstelle zum Weinhändler</li></ul><p>Daran arbeiten wir noch nicht.</p></section>
<section><h2>Unsere Winzer</h2><div><h3>Weingut Rebstock</h3><p>Seit 1887 in Deidesheim, gegründet von Anton Rebstock.</p></div><div><h3>Weingut Sonnleitner</h3><p>Handlese und Spontangärung in Krems.</p></div></section>
<section><h2>Gut zu wissen</h2><p>Ein guter Keller hat zwölf Grad. Ihre Daten geben wir nicht weiter, es sei denn, ein Gericht verlangt es. Etiketten erkennt Kellerkarte meist, aber nicht immer.</p></section></main><footer><p>Kellerkarte ist ein Angebot der Fass &amp; Faden GmbH, Hauptstraße 8, 55116 Mainz, HRB 44120 Amtsgericht Mainz</p><p>Streitbeilegung: mail@verbraucher-schlichter.de</p><p>post@kellerkarte.de</p></footer></body></html>`,
			],
			"/ueber-uns": [
				"about",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Über uns | Kellerkarte</title></head><body><main><h1>Über uns</h1><p>Der Keller, in dem alles anfing, wurde 1902 gebaut.</p><p>2018 haben Ute Brandt und Jan Klee Kellerkarte gegründet.</p><p>Jan Klee hatte davor 2011 die Korkbörse gegründet.</p><p>Ohne den Gründer der Weinakademie, Heinz Lorentz, gäbe es uns nicht.</p></main></body></html>`,
			],
			"/preise": [
				"pricing",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Preise | Kellerkarte</title></head><body><main><h1>Preise</h1><div><h3>Regal</h3><p>0 € bis 30 Flaschen</p></div><div><h3>Gewölbe</h3><p>4 € im Monat, bei jährlicher Zahlung</p></div><p>Eine Flasche Wein kostet bei uns im Schnitt 12 €.</p><p>Bis Ende März 2 € im Monat.</p></main></body></html>`,
			],
		},
		traps: [
			["früher", "features", "Faxbestellung", "Faxbestellung"],
			["Wunsch", "features", "Schnittstelle zum Weinhändler", "Schnittstelle zum Weinhändler"],
			["Jahr eines Winzers", "founded_year", "1887", "Seit 1887 in Deidesheim, gegründet von Anton Rebstock."],
			["Gründer eines Winzers", "founders", "Anton Rebstock", "Seit 1887 in Deidesheim, gegründet von Anton Rebstock."],
			["Winzer als Merkmal", "features", "Weingut Sonnleitner", "Weingut Sonnleitner"],
			["Belehrung", "description", "Ein guter Keller hat zwölf Grad.", "Ein guter Keller hat zwölf Grad."],
			[
				"Ausnahme weg",
				"description",
				"Kellerkarte gibt Ihre Daten nicht weiter.",
				"Ihre Daten geben wir nicht weiter, es sei denn, ein Gericht verlangt es.",
			],
			[
				"nicht immer weg",
				"description",
				"Kellerkarte erkennt Etiketten immer.",
				"Etiketten erkennt Kellerkarte meist, aber nicht immer.",
			],
			[
				"Schlichtungsstelle",
				"contact_email",
				"mail@verbraucher-schlichter.de",
				"Streitbeilegung: mail@verbraucher-schlichter.de",
			],
			["Baujahr", "founded_year", "1902", "Der Keller, in dem alles anfing, wurde 1902 gebaut."],
			["andere Gründung", "founded_year", "2011", "Jan Klee hatte davor 2011 die Korkbörse gegründet."],
			[
				"Gründer eines anderen",
				"founders",
				"Heinz Lorentz",
				"Ohne den Gründer der Weinakademie, Heinz Lorentz, gäbe es uns nicht.",
			],
			["Preis der Ware", "pricing_summary", "12 €", "Eine Flasche Wein kostet bei uns im Schnitt 12 €."],
			["Betreiber als Name", "name", "Fass & Faden GmbH", "Kellerkarte ist ein Angebot der Fass & Faden GmbH"],
			["Land eines Winzers", "city", "Krems", "Handlese und Spontangärung in Krems."],
		],
		honest: [
			["Überschrift", "tagline", "Weinkeller im Griff", "Weinkeller im Griff"],
			["Merkmal", "features", "Etiketten fotografieren", "Etiketten fotografieren"],
			["Gründerin", "founders", "Ute Brandt", "2018 haben Ute Brandt und Jan Klee Kellerkarte gegründet."],
			["Gründungsjahr", "founded_year", "2018", "2018 haben Ute Brandt und Jan Klee Kellerkarte gegründet."],
			[
				"Stadt",
				"city",
				"Mainz",
				"Kellerkarte ist ein Angebot der Fass & Faden GmbH, Hauptstraße 8, 55116 Mainz, HRB 44120 Amtsgericht Mainz",
			],
		],
	},
	{
		origin: "https://bancdelecole.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Banc de l'école : le cahier de liaison en ligne</title><meta name="description" content="Banc de l'école remplace le cahier de liaison entre parents et enseignants."></head><body><header><a href="/">Banc de l'école</a></header><main><h1>Le cahier de liaison en ligne</h1><p>Les parents lisent et signent les mots depuis leur téléphone.</p>
<section><h2>Fonctionnalités</h2><div><h3>Mots signés</h3><p>Vous voyez qui a lu et qui a signé.</p></div><div><h3>Cantine</h3><p>Inscription aux repas, sauf le mercredi.</p></div><div><h3>Traduction</h3><p>Bientôt en arabe et en turc.</p></div></section>
<section><h2>Ce que nous ne ferons jamais</h2><ul><li>Publicité</li><li>Notes en ligne</li></ul></section>
<section><h2>L'école Jules-Ferry témoigne</h2><p>Nous avons réduit les papiers de moitié et nous envoyons les photos de classe par l'application.</p><p>Mme Delorme, directrice, Roubaix</p></section>
<section><h2>Pourquoi ce nom ?</h2><p>Le premier banc d'école à deux places fut fabriqué en 1834 à Mulhouse.</p></section></main><footer><p>Hébergement : OVH, 2 rue Kellermann, 59100 Roubaix</p><p>Banc de l'école SAS, 14 rue des Lices, 35000 Rennes</p><p>Délégué à la protection des données : dpo@cabinet-leroux.fr</p><p>bonjour@bancdelecole.fr</p></footer></body></html>`,
			],
			"/tarifs": [
				"pricing",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Tarifs | Banc de l'école</title></head><body><main><h1>Tarifs</h1><p>49 € par classe et par an. La formation est offerte.</p><p>Un cahier papier coûte 3,20 € par élève.</p><p>Gratuit jusqu'aux vacances de la Toussaint.</p></main></body></html>`,
			],
			"/equipe": [
				"about",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>L'équipe | Banc de l'école</title></head><body><main><h1>L'équipe</h1><div><h3>Claire Le Goff</h3><p>Cofondatrice, ancienne institutrice</p></div><div><h3>Karim Benali</h3><p>Développeur, fondateur de l'association Code en herbe</p></div><p>Banc de l'école est né en 2016 d'une idée de Paul Vasseur, parent d'élève, et existe comme société depuis 2019.</p></main></body></html>`,
			],
		},
		traps: [
			["prévu", "description", "Banc de l'école traduit en arabe et en turc.", "Bientôt en arabe et en turc."],
			["sauf omis", "description", "Inscription aux repas.", "Inscription aux repas, sauf le mercredi."],
			["jamais", "features", "Notes en ligne", "Notes en ligne"],
			["jamais", "usps", "Publicité", "Publicité"],
			[
				"paroles d'un client",
				"description",
				"Nous avons réduit les papiers de moitié et nous envoyons les photos de classe par l'application.",
				"Nous avons réduit les papiers de moitié et nous envoyons les photos de classe par l'application.",
			],
			["paroles d'un client", "features", "photos de classe", "nous envoyons les photos de classe par l'application."],
			[
				"année d'un banc",
				"founded_year",
				"1834",
				"Le premier banc d'école à deux places fut fabriqué en 1834 à Mulhouse.",
			],
			["ville d'un client", "city", "Roubaix", "Mme Delorme, directrice, Roubaix"],
			["ville de l'hébergeur", "city", "Roubaix", "Hébergement : OVH, 2 rue Kellermann, 59100 Roubaix"],
			["ville du banc", "city", "Mulhouse", "Le premier banc d'école à deux places fut fabriqué en 1834 à Mulhouse."],
			[
				"délégué",
				"contact_email",
				"dpo@cabinet-leroux.fr",
				"Délégué à la protection des données : dpo@cabinet-leroux.fr",
			],
			["formation offerte", "pricing_model", "free", "La formation est offerte."],
			["prix du papier", "pricing_summary", "3,20 € par élève", "Un cahier papier coûte 3,20 € par élève."],
			[
				"gratuit un temps",
				"pricing_model",
				"freemium",
				["Gratuit jusqu'aux vacances de la Toussaint.", "49 € par classe et par an."],
			],
			[
				"fondateur d'une association",
				"founders",
				"Karim Benali",
				["Karim Benali", "Développeur, fondateur de l'association Code en herbe"],
			],
			[
				"l'idée",
				"founders",
				"Paul Vasseur",
				"Banc de l'école est né en 2016 d'une idée de Paul Vasseur, parent d'élève, et existe comme société depuis 2019.",
			],
		],
		honest: [
			["titre", "tagline", "Le cahier de liaison en ligne", "Le cahier de liaison en ligne"],
			["fonction", "features", "Mots signés", "Mots signés"],
			["fondatrice", "founders", "Claire Le Goff", ["Claire Le Goff", "Cofondatrice, ancienne institutrice"]],
			["ville", "city", "Rennes", "Banc de l'école SAS, 14 rue des Lices, 35000 Rennes"],
			["prix", "pricing_summary", "49 € par classe et par an", "49 € par classe et par an."],
			[
				"phrase",
				"description",
				"Banc de l'école remplace le cahier de liaison entre parents et enseignants.",
				"Banc de l'école remplace le cahier de liaison entre parents et enseignants.",
			],
		],
	},
	{
		origin: "https://huertoclaro.es",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Huerto Claro | Riego inteligente para huertos</title></head><body><header>Huerto Claro</header><main><h1>Riego inteligente para huertos</h1><p>Huerto Claro riega cuando la tierra lo pide y no cuando lo dice el reloj.</p>
<h2>Qué incluye</h2><ul><li>Sensor de humedad</li><li>Aviso de heladas</li><li>Pila para dos años</li></ul><h2>No incluye</h2><ul><li>Manguera</li><li>Instalación</li></ul>
<h2>Lo que dicen los agricultores</h2><p>Gasto la mitad de agua y me sobra tiempo.</p><p>Lucía Ferrán, fundadora de Tomates del Sur, Almería</p>
<h2>¿Y si no hay wifi?</h2><p>Sin wifi no recibirá avisos. El sensor no sirve para macetas de menos de 10 litros.</p>
<h2>Distribuidores</h2><p>AgroNorte, Calle Mayor 3, 31001 Pamplona, agronorte@agronorte.es</p></main><footer><p>Huerto Claro, Carrer de la Sèquia 12, 46020 Valencia</p><p>Proyecto cofinanciado por la Unión Europea, 2020</p></footer></body></html>`,
			],
			"/nosotros": [
				"about",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Nosotros</title></head><body><main><h1>Nosotros</h1><p>Somos nietos de regantes. El Tribunal de las Aguas fue fundado hace más de mil años.</p><p>En 2015 nuestra fundadora, Inés Palau, todavía trabajaba en una notaría.</p><p>Fundamos Huerto Claro en 2017 en un garaje de Sagunto.</p><p>Nuestro socio Berger &amp; Söhne, de Linz, fabrica las carcasas.</p></main></body></html>`,
			],
		},
		traps: [
			["no incluido", "features", "Manguera", "Manguera"],
			["no incluido", "features", "Instalación", "Instalación"],
			[
				"palabras de cliente",
				"description",
				"Gasto la mitad de agua y me sobra tiempo.",
				"Gasto la mitad de agua y me sobra tiempo.",
			],
			["fundadora de otro", "founders", "Lucía Ferrán", "Lucía Ferrán, fundadora de Tomates del Sur, Almería"],
			[
				"negación quitada",
				"description",
				"El sensor sirve para macetas de menos de 10 litros.",
				"El sensor no sirve para macetas de menos de 10 litros.",
			],
			["condición quitada", "description", "Huerto Claro no envía avisos.", "Sin wifi no recibirá avisos."],
			[
				"ciudad del distribuidor",
				"city",
				"Pamplona",
				"AgroNorte, Calle Mayor 3, 31001 Pamplona, agronorte@agronorte.es",
			],
			[
				"correo del distribuidor",
				"contact_email",
				"agronorte@agronorte.es",
				"AgroNorte, Calle Mayor 3, 31001 Pamplona, agronorte@agronorte.es",
			],
			["año del proyecto", "founded_year", "2020", "Proyecto cofinanciado por la Unión Europea, 2020"],
			[
				"año de un oficio",
				"founded_year",
				"2015",
				"En 2015 nuestra fundadora, Inés Palau, todavía trabajaba en una notaría.",
			],
			["ciudad del garaje", "city", "Sagunto", "Fundamos Huerto Claro en 2017 en un garaje de Sagunto."],
			["país del socio", "country", "AT", "Nuestro socio Berger & Söhne, de Linz, fabrica las carcasas."],
			[
				"condición del reloj",
				"description",
				"Huerto Claro riega cuando lo dice el reloj.",
				"Huerto Claro riega cuando la tierra lo pide y no cuando lo dice el reloj.",
			],
		],
		honest: [
			["título", "tagline", "Riego inteligente para huertos", "Riego inteligente para huertos"],
			["función", "features", "Aviso de heladas", "Aviso de heladas"],
			["año", "founded_year", "2017", "Fundamos Huerto Claro en 2017 en un garaje de Sagunto."],
			[
				"fundadora",
				"founders",
				"Inés Palau",
				"En 2015 nuestra fundadora, Inés Palau, todavía trabajaba en una notaría.",
			],
			["ciudad", "city", "Valencia", "Huerto Claro, Carrer de la Sèquia 12, 46020 Valencia"],
		],
	},
];
