import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** The same in German, French, Spanish and Italian. */
export const FOUNDERS_GERMAN_AND_ROMANCE: readonly WholeSite[] = [
	{
		origin: "https://wabenwerk.de",
		pages: {
			"/": [
				"home",
				described(
					"de",
					"Wabenwerk – Stockkarten für Imkerinnen",
					"Wabenwerk führt die Stockkarten kleiner Imkereien.",
					`<nav><a href="/">Wabenwerk</a><a href="/ueber-uns">Über uns</a><a href="/impressum">Impressum</a></nav><main><h1>Stockkarten, die mitdenken</h1><p>Wabenwerk führt die Stockkarten kleiner Imkereien.</p><p>Wir erinnern dich an jede Behandlung.</p><h2>Was wir nicht machen</h2><p>Wir verkaufen keinen Honig.</p><p>Wir geben deine Standorte nicht weiter.</p><p>Entwickelt in Freiburg im Breisgau.</p></main>`,
				),
			],
			"/ueber-uns": [
				"about",
				page(
					"de",
					"Über uns",
					`<main><h1>Wie alles begann</h1><p>Begonnen hat alles 2017 mit einer Excel-Tabelle von Jule Brandner und ihrem Nachbarn Kaspar Vogt.</p><p>Zwei Jahre später wurde aus der Tabelle Wabenwerk.</p><p>Die beiden Gründer sind bis heute selbst Imker.</p><p>2019 gegründet, gehört Wabenwerk noch immer uns selbst.</p><p>Gegründet wurde die Firma von Jule Brandner und Kaspar Vogt.</p><p>Heute sind wir zu siebt.</p><p>Jules Großvater gründete 1962 den Imkerverein Staufen.</p><p>Unser Beirat: Dr. Anke Sommer, Gründerin des Bienenlabors.</p></main>`,
				),
			],
			"/impressum": [
				"contact",
				page(
					"de",
					"Impressum",
					`<main><h1>Impressum</h1><p>Wabenwerk GmbH</p><p>Habsburgerstraße 12</p><p>79104 Freiburg</p><p>Vertreten durch: Jule Brandner</p><p>E-Mail: post@wabenwerk.de</p><p>Webdesign: Studio Linde, Basel, info@studiolinde.ch</p></main>`,
				),
			],
		},
		traps: [
			["Verein", "founded_year", "1962", "Jules Großvater gründete 1962 den Imkerverein Staufen."],
			["Beirat", "founders", "Anke Sommer", "Unser Beirat: Dr. Anke Sommer, Gründerin des Bienenlabors."],
			["Webdesign", "city", "Basel", "Webdesign: Studio Linde, Basel, info@studiolinde.ch"],
			["Webdesign", "contact_email", "info@studiolinde.ch", "Webdesign: Studio Linde, Basel, info@studiolinde.ch"],
		],
		honest: [
			["gegründet", "founded_year", "2019", "2019 gegründet, gehört Wabenwerk noch immer uns selbst."],
			["von", "founders", "Jule Brandner", "Gegründet wurde die Firma von Jule Brandner und Kaspar Vogt."],
			["von", "founders", "Kaspar Vogt", "Gegründet wurde die Firma von Jule Brandner und Kaspar Vogt."],
			["Ort", "city", "Freiburg", ["Wabenwerk GmbH", "79104 Freiburg"]],
			["Land", "country", "DE", ["Wabenwerk GmbH", "79104 Freiburg"]],
			["E-Mail", "contact_email", "post@wabenwerk.de", "E-Mail: post@wabenwerk.de"],
			[
				"erinnert",
				"description",
				"Wabenwerk erinnert dich an jede Behandlung.",
				"Wir erinnern dich an jede Behandlung.",
			],
		],
		refused: [
			["sieben", "description", "Wabenwerk ist ein Team von sieben Leuten.", "Heute sind wir zu siebt."],
			["kein Honig", "description", "Wabenwerk verkauft keinen Honig.", "Wir verkaufen keinen Honig."],
			[
				"nicht weiter",
				"description",
				"Wabenwerk gibt deine Standorte nicht weiter.",
				"Wir geben deine Standorte nicht weiter.",
			],
			[
				"Imker",
				"description",
				"Die beiden Gründer von Wabenwerk sind bis heute selbst Imker.",
				"Die beiden Gründer sind bis heute selbst Imker.",
			],
			[
				"gehört",
				"description",
				"Wabenwerk gehört noch immer uns selbst.",
				"2019 gegründet, gehört Wabenwerk noch immer uns selbst.",
			],
		],
	},
	{
		origin: "https://troupeau.fr",
		pages: {
			"/": [
				"home",
				described(
					"fr",
					"Troupeau | Le carnet d'élevage des chevriers",
					"Troupeau tient le carnet d'élevage des chevriers.",
					`<nav><a href="/">Troupeau</a><a href="/a-propos">À propos</a></nav><main><h1>Le carnet d'élevage, dans la poche</h1><p>Troupeau tient le carnet d'élevage des chevriers.</p><p>Nous ne revendons jamais vos données.</p><p>Conçu dans la Drôme par deux éleveurs.</p></main><footer><p>Troupeau SAS, 3 place du Marché, 26400 Crest</p><p>Écrivez-nous : bonjour@troupeau.fr</p></footer>`,
				),
			],
			"/a-propos": [
				"about",
				page(
					"fr",
					"À propos",
					`<main><h1>Qui sommes-nous ?</h1><p>Troupeau est né en 2020 de la rencontre entre Maëlle Fournier, éleveuse à Crest, et Idriss Benali, développeur.</p><p>Lancée par Maëlle Fournier et Idriss Benali, l'application compte aujourd'hui 1 200 élevages.</p><p>Je m'appelle Maëlle Fournier, j'élève des chèvres et j'ai cofondé Troupeau avec Idriss.</p><p>L'entreprise emploie quatre personnes, toutes à Crest.</p><p>La coopérative de Die, fondée par Paul Rey en 1985, nous a prêté ses locaux.</p><p>Depuis 2022, nous travaillons avec Capgènes, à Mignaloux-Beauvoir.</p></main>`,
				),
			],
		},
		traps: [
			[
				"coopérative",
				"founders",
				"Paul Rey",
				"La coopérative de Die, fondée par Paul Rey en 1985, nous a prêté ses locaux.",
			],
			[
				"coopérative",
				"founded_year",
				"1985",
				"La coopérative de Die, fondée par Paul Rey en 1985, nous a prêté ses locaux.",
			],
			[
				"partenaire",
				"city",
				"Mignaloux-Beauvoir",
				"Depuis 2022, nous travaillons avec Capgènes, à Mignaloux-Beauvoir.",
			],
			["partenaire", "founded_year", "2022", "Depuis 2022, nous travaillons avec Capgènes, à Mignaloux-Beauvoir."],
		],
		honest: [
			[
				"né",
				"founded_year",
				"2020",
				"Troupeau est né en 2020 de la rencontre entre Maëlle Fournier, éleveuse à Crest, et Idriss Benali, développeur.",
			],
			[
				"rencontre",
				"founders",
				"Maëlle Fournier",
				"Troupeau est né en 2020 de la rencontre entre Maëlle Fournier, éleveuse à Crest, et Idriss Benali, développeur.",
			],
			[
				"rencontre",
				"founders",
				"Idriss Benali",
				"Troupeau est né en 2020 de la rencontre entre Maëlle Fournier, éleveuse à Crest, et Idriss Benali, développeur.",
			],
			[
				"lancée",
				"founders",
				"Idriss Benali",
				"Lancée par Maëlle Fournier et Idriss Benali, l'application compte aujourd'hui 1 200 élevages.",
			],
			[
				"je",
				"founders",
				"Maëlle Fournier",
				"Je m'appelle Maëlle Fournier, j'élève des chèvres et j'ai cofondé Troupeau avec Idriss.",
			],
			["pied", "city", "Crest", "Troupeau SAS, 3 place du Marché, 26400 Crest"],
			["pied", "country", "FR", "Troupeau SAS, 3 place du Marché, 26400 Crest"],
			["mail", "contact_email", "bonjour@troupeau.fr", "Écrivez-nous : bonjour@troupeau.fr"],
			["jamais", "description", "Troupeau ne revend jamais vos données.", "Nous ne revendons jamais vos données."],
		],
		refused: [
			[
				"quatre",
				"description",
				"Troupeau emploie quatre personnes, toutes à Crest.",
				"L'entreprise emploie quatre personnes, toutes à Crest.",
			],
			[
				"conçu",
				"description",
				"Troupeau est conçu dans la Drôme par deux éleveurs.",
				"Conçu dans la Drôme par deux éleveurs.",
			],
		],
	},
	{
		origin: "https://huertia.es",
		pages: {
			"/": [
				"home",
				described(
					"es",
					"Huertia: el cuaderno de los huertos urbanos",
					"Huertia reparte el riego entre los vecinos del huerto.",
					`<nav><a href="/">Huertia</a><a href="/nosotros">Nosotros</a></nav><main><h1>El huerto, entre todos</h1><p>Huertia reparte el riego entre los vecinos del huerto.</p><p>Avisamos a cada vecino el día antes.</p><p>No vendemos semillas ni abonos.</p><p>Un proyecto de Nerea Goñi y Álvaro Sanz desde Pamplona.</p></main><footer><p>Huertia Cooperativa, calle Mayor 40, 31001 Pamplona (Navarra)</p><p>Contacto: hola@huertia.es</p></footer>`,
				),
			],
			"/nosotros": [
				"about",
				page(
					"es",
					"Nosotros",
					`<main><h1>Quiénes somos</h1><p>En 2019, Nerea Goñi y Álvaro Sanz pusieron en marcha Huertia en un solar abandonado de Pamplona.</p><p>Nerea, una de las fundadoras, sigue cuidando su parcela.</p><p>Hoy somos un equipo de ocho personas.</p><p>Nuestra sede está en Pamplona.</p><p>El huerto del Arga, creado por Iker Lasa en 2011, fue nuestro primer cliente.</p><p>En 2023 abrimos el huerto de Tudela.</p></main>`,
				),
			],
		},
		traps: [
			[
				"cliente",
				"founders",
				"Iker Lasa",
				"El huerto del Arga, creado por Iker Lasa en 2011, fue nuestro primer cliente.",
			],
			[
				"cliente",
				"founded_year",
				"2011",
				"El huerto del Arga, creado por Iker Lasa en 2011, fue nuestro primer cliente.",
			],
			["abrimos", "founded_year", "2023", "En 2023 abrimos el huerto de Tudela."],
			["abrimos", "city", "Tudela", "En 2023 abrimos el huerto de Tudela."],
		],
		honest: [
			[
				"en marcha",
				"founders",
				"Nerea Goñi",
				"En 2019, Nerea Goñi y Álvaro Sanz pusieron en marcha Huertia en un solar abandonado de Pamplona.",
			],
			[
				"en marcha",
				"founders",
				"Álvaro Sanz",
				"En 2019, Nerea Goñi y Álvaro Sanz pusieron en marcha Huertia en un solar abandonado de Pamplona.",
			],
			["proyecto", "founders", "Álvaro Sanz", "Un proyecto de Nerea Goñi y Álvaro Sanz desde Pamplona."],
			["sede", "city", "Pamplona", "Nuestra sede está en Pamplona."],
			["pie", "city", "Pamplona", "Huertia Cooperativa, calle Mayor 40, 31001 Pamplona (Navarra)"],
			["pie", "country", "ES", "Huertia Cooperativa, calle Mayor 40, 31001 Pamplona (Navarra)"],
			["correo", "contact_email", "hola@huertia.es", "Contacto: hola@huertia.es"],
			["avisa", "description", "Huertia avisa a cada vecino el día antes.", "Avisamos a cada vecino el día antes."],
		],
		refused: [
			[
				"en marcha",
				"founded_year",
				"2019",
				"En 2019, Nerea Goñi y Álvaro Sanz pusieron en marcha Huertia en un solar abandonado de Pamplona.",
			],
			["ocho", "description", "El equipo de Huertia es de ocho personas.", "Hoy somos un equipo de ocho personas."],
			["no vende", "description", "Huertia no vende semillas ni abonos.", "No vendemos semillas ni abonos."],
		],
	},
	{
		origin: "https://filovia.it",
		pages: {
			"/": [
				"home",
				described(
					"it",
					"Filovia – ordini e prove per sartorie",
					"Filovia tiene in ordine le misure e le prove delle sartorie.",
					`<nav><a href="/">Filovia</a><a href="/chi-siamo">Chi siamo</a></nav><main><h1>Misure e prove, in ordine</h1><p>Filovia tiene in ordine le misure e le prove delle sartorie.</p><p>Siamo un'azienda di Reggio Emilia.</p><p>Non chiediamo la carta di credito.</p></main><footer><p>Filovia S.r.l. – Via Emilia San Pietro 21, 42121 Reggio Emilia (RE) – P.IVA 02812345678</p><p>Scrivici a ciao@filovia.it</p></footer>`,
				),
			],
			"/chi-siamo": [
				"about",
				page(
					"it",
					"Chi siamo",
					`<main><h1>Chi siamo</h1><p>Filovia è un'idea di Giada Montorsi, sarta, e di Luca Ferri, programmatore.</p><p>L'abbiamo fondata nel 2018 in un laboratorio di Reggio Emilia.</p><p>Giada Montorsi e Luca Ferri l'hanno fondata dopo dieci anni di bottega.</p><p>Il team conta nove persone.</p><p>La Sartoria Bedini, fondata da Arturo Bedini nel 1947, ci ha insegnato il mestiere.</p><p>Il nostro investitore, Carlo Neri, ha fondato Modalab.</p></main>`,
				),
			],
		},
		traps: [
			[
				"sartoria",
				"founders",
				"Arturo Bedini",
				"La Sartoria Bedini, fondata da Arturo Bedini nel 1947, ci ha insegnato il mestiere.",
			],
			[
				"sartoria",
				"founded_year",
				"1947",
				"La Sartoria Bedini, fondata da Arturo Bedini nel 1947, ci ha insegnato il mestiere.",
			],
			["investitore", "founders", "Carlo Neri", "Il nostro investitore, Carlo Neri, ha fondato Modalab."],
			["carta", "description", "Filovia chiede la carta di credito.", "Non chiediamo la carta di credito."],
		],
		honest: [
			["azienda di", "city", "Reggio Emilia", "Siamo un'azienda di Reggio Emilia."],
			[
				"idea",
				"founders",
				"Giada Montorsi",
				"Filovia è un'idea di Giada Montorsi, sarta, e di Luca Ferri, programmatore.",
			],
			["idea", "founders", "Luca Ferri", "Filovia è un'idea di Giada Montorsi, sarta, e di Luca Ferri, programmatore."],
			["fondata", "founded_year", "2018", "L'abbiamo fondata nel 2018 in un laboratorio di Reggio Emilia."],
			[
				"piede",
				"city",
				"Reggio Emilia",
				"Filovia S.r.l. – Via Emilia San Pietro 21, 42121 Reggio Emilia (RE) – P.IVA 02812345678",
			],
			[
				"piede",
				"country",
				"IT",
				"Filovia S.r.l. – Via Emilia San Pietro 21, 42121 Reggio Emilia (RE) – P.IVA 02812345678",
			],
			["posta", "contact_email", "ciao@filovia.it", "Scrivici a ciao@filovia.it"],
		],
		refused: [
			[
				"hanno fondata",
				"founders",
				"Luca Ferri",
				"Giada Montorsi e Luca Ferri l'hanno fondata dopo dieci anni di bottega.",
			],
			["nove", "description", "Il team di Filovia conta nove persone.", "Il team conta nove persone."],
			["carta", "description", "Filovia non chiede la carta di credito.", "Non chiediamo la carta di credito."],
		],
	},
];
