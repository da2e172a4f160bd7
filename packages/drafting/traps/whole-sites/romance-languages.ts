import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Small sites in French, Spanish, Italian and Portuguese, each with claims that its pages tempt to and others that they bear out. */
export const ROMANCE_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://feuille-et-co.be",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Feuille & Co — carnets cousus main</title></head><body><div class="announce">Livraison offerte dès 45 € d'achat</div><header><a href="/">Feuille &amp; Co</a><nav><a href="/carnets">Carnets</a> <a href="/atelier">L'atelier</a> <a href="/panier">Panier (0)</a></nav></header><aside id="cart"><h2>Votre panier est vide</h2><p>Ajoutez un carnet pour commencer.</p></aside><main><h1>Des carnets cousus à la main à Bruxelles</h1><p>Chaque carnet est plié, cousu et rogné dans notre atelier.</p><div class="product"><h3>Carnet A5 ligné</h3><p><del>18 €</del> <ins>12 €</ins></p></div><div class="product"><h3>Carnet A4 blanc</h3><p>22 €</p></div><h2>Le papier</h2><p>Nous plions du papier des Moulins de Vaire, fabriqué depuis 1858 dans les Vosges.</p><p>Il n'est plus blanchi au chlore.</p><h2>Avis</h2><p>« Un ruban marque-page aurait été bien. » — Lucie, Namur</p></main><footer><p>Feuille &amp; Co SRL, rue du Bailli 12, 1050 Bruxelles, Belgique</p><a href="/mentions">Mentions légales</a></footer></body></html>`,
			],
			"/mentions": [
				"contact",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mentions légales | Feuille & Co</title></head><body><header><a href="/">Feuille &amp; Co</a></header><main><h1>Mentions légales</h1><p>Éditeur : Feuille &amp; Co SRL, numéro d'entreprise 0742.201.987</p><p>Hébergement : Gandi SAS, 63-65 boulevard Masséna, 75013 Paris, France</p><p>Un litige ? Écrivez au médiateur : saisine@mediateur-achats.be</p><p>Aline Deprez a créé Feuille &amp; Co en 2016.</p></main><footer>Feuille &amp; Co</footer></body></html>`,
			],
		},
		traps: [
			["free delivery told as price", "pricing_model", "free", "Livraison offerte dès 45 € d'achat"],
			["a threshold told as price", "pricing_summary", "45 €", "Livraison offerte dès 45 € d'achat"],
			["the cart's heading", "tagline", "Votre panier est vide", "Votre panier est vide"],
			[
				"a supplier's year",
				"founded_year",
				"1858",
				"Nous plions du papier des Moulins de Vaire, fabriqué depuis 1858 dans les Vosges.",
			],
			["no longer told as now", "description", "Le papier est blanchi au chlore.", "Il n'est plus blanchi au chlore."],
			[
				"a reviewer's wish",
				"features",
				"Ruban marque-page",
				"« Un ruban marque-page aurait été bien. » — Lucie, Namur",
			],
			[
				"the hosting provider's country",
				"country",
				"FR",
				"Hébergement : Gandi SAS, 63-65 boulevard Masséna, 75013 Paris, France",
			],
			[
				"the mediator's e-mail",
				"contact_email",
				"saisine@mediateur-achats.be",
				"Écrivez au médiateur : saisine@mediateur-achats.be",
			],
		],
		honest: [
			[
				"own heading",
				"tagline",
				"Des carnets cousus à la main à Bruxelles",
				"Des carnets cousus à la main à Bruxelles",
			],
			["own country", "country", "BE", "Feuille & Co SRL, rue du Bailli 12, 1050 Bruxelles, Belgique"],
			["own founder", "founders", "Aline Deprez", "Aline Deprez a créé Feuille & Co en 2016."],
		],
	},
	{
		origin: "https://hortelano.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hortelano · planifica tu huerto</title></head><body><header><a href="/">Hortelano</a><nav><a href="#calendario">Calendario</a><a href="/blog">Blog</a><a href="/contacto">Contacto</a></nav></header><main><h1>Planifica tu huerto, bancal a bancal</h1><p>Hortelano te dice qué sembrar cada semana según el clima de tu pueblo.</p><section id="calendario"><h2>Funciones</h2><ul><li>Calendario de siembra por zona climática</li><li>Aviso de heladas</li></ul></section><section><h2>Muy pronto</h2><ul><li>Control del riego por Bluetooth</li></ul></section><section><h2>Agenda</h2><p>Ven a vernos: feria Iberflora, Valencia, del 1 al 3 de octubre.</p></section><section class="nl"><h2>Suscríbete y llévate un sobre de semillas</h2><form><input type="email" placeholder="tucorreo@ejemplo.es"><button>Quiero semillas</button></form></section><section><h2>Últimas entradas</h2><article><h3>Diez tomates que no conocías</h3><p>Por Elena Ruiz, fundadora de Semillas Brisa</p></article></section></main><footer><p>Hortelano Digital S.L., calle Trapería 9, 30001 Murcia</p><p>Tema «Verdura» © 2014 de Plantillas Sol</p></footer></body></html>`,
			],
		},
		traps: [
			["a planned feature", "features", "Control del riego por Bluetooth", "Control del riego por Bluetooth"],
			["an event's city", "city", "Valencia", "Ven a vernos: feria Iberflora, Valencia, del 1 al 3 de octubre."],
			[
				"a newsletter call",
				"tagline",
				"Suscríbete y llévate un sobre de semillas",
				"Suscríbete y llévate un sobre de semillas",
			],
			["a blog author's business", "founders", "Elena Ruiz", "Por Elena Ruiz, fundadora de Semillas Brisa"],
			["the theme's year", "founded_year", "2014", "Tema «Verdura» © 2014 de Plantillas Sol"],
			["a blog post", "features", "Diez tomates que no conocías", "Diez tomates que no conocías"],
		],
		honest: [
			["own city", "city", "Murcia", "Hortelano Digital S.L., calle Trapería 9, 30001 Murcia"],
			[
				"own feature",
				"features",
				"Calendario de siembra por zona climática",
				"Calendario de siembra por zona climática",
			],
		],
	},
	{
		origin: "https://cantierefacile.it",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>CantiereFacile - il giornale dei lavori a voce</title></head><body><header><strong>CantiereFacile</strong> <a href="/prezzi">Prezzi</a> <a href="/chi-siamo">Chi siamo</a></header><main><h1>Il giornale dei lavori che si compila a voce</h1><p>Detti al telefono, CantiereFacile scrive il verbale e lo manda alla direzione lavori.</p><div class="numbers"><div><b>2015</b><span>cantieri aperti oggi</span></div><div><b>98%</b><span>verbali consegnati in giornata</span></div></div><h2>Da sapere</h2><p>CantiereFacile non funziona senza connessione: serve almeno il 3G.</p><p>Immaginate un cantiere dove i disegni si aggiornano da soli.</p><h2>Con il sostegno di</h2><p>Invitalia, via Calabria 46, 00187 Roma</p><p><a href="https://www.facebook.com/sharer/sharer.php?u=https://cantierefacile.it">Condividi</a></p></main><footer><p>CantiereFacile S.r.l. - via Emilia Est 411, 41122 Modena - P. IVA 03201990365 - info@cantierefacile.it</p></footer></body></html>`,
			],
		},
		traps: [
			["a count as year", "founded_year", "2015", ["2015", "cantieri aperti oggi"]],
			[
				"a negation dropped",
				"usps",
				"Funziona senza connessione",
				"CantiereFacile non funziona senza connessione: serve almeno il 3G.",
			],
			[
				"a hypothetical",
				"features",
				"Disegni che si aggiornano da soli",
				"Immaginate un cantiere dove i disegni si aggiornano da soli.",
			],
			["a funder's city", "city", "Roma", "Invitalia, via Calabria 46, 00187 Roma"],
			[
				"a share link",
				"socials.facebook",
				"https://www.facebook.com/sharer/sharer.php?u=https://cantierefacile.it",
				"Condividi",
			],
			["a VAT number as year", "founded_year", "1990", "P. IVA 03201990365"],
		],
		honest: [
			[
				"own heading",
				"tagline",
				"Il giornale dei lavori che si compila a voce",
				"Il giornale dei lavori che si compila a voce",
			],
			["own e-mail", "contact_email", "info@cantierefacile.it", "info@cantierefacile.it"],
		],
	},
	{
		origin: "https://marejada.com.br",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Marejada — previsão de ondas</title></head><body><header><a href="/">Marejada</a><nav><a href="/praias">Praias</a><a href="/assine">Assine</a></nav></header><main><h1>A onda certa, na praia certa</h1><p>Marejada prevê altura, período e vento para 340 praias do Brasil.</p><h2>Assinatura</h2><p>R$ 19,90 por mês, cancele quando quiser.</p><p>A partir de março a assinatura passa a custar R$ 24,90.</p><h2>Quem usa</h2><p>“Nunca mais acordei cedo à toa.” — João Freitas, Ericeira, Portugal</p><p>Tiago Moura, fundador da extinta Rádio Maral, grava nossos boletins.</p><h2>Antes que você pergunte</h2><p>“É só mais um aplicativo de clima”, dizem. Não é.</p></main><footer><p>Marejada Tecnologia Ltda., CNPJ 20.201.713/0001-90, Florianópolis, SC</p></footer></body></html>`,
			],
		},
		traps: [
			["currency exchanged", "pricing_summary", "US$ 19,90 por mês", "R$ 19,90 por mês, cancele quando quiser."],
			["a testimonial's country", "country", "PT", "João Freitas, Ericeira, Portugal"],
			[
				"someone else's founder",
				"founders",
				"Tiago Moura",
				"Tiago Moura, fundador da extinta Rádio Maral, grava nossos boletins.",
			],
			[
				"a quoted objection",
				"description",
				"É só mais um aplicativo de clima.",
				"“É só mais um aplicativo de clima”, dizem.",
			],
			["a tax number as year", "founded_year", "2017", "CNPJ 20.201.713/0001-90"],
		],
		honest: [
			[
				"own sentence",
				"short_description",
				"Marejada prevê altura, período e vento para 340 praias do Brasil.",
				"Marejada prevê altura, período e vento para 340 praias do Brasil.",
			],
			[
				"own price",
				"pricing_summary",
				"R$ 19,90 por mês, cancele quando quiser.",
				"R$ 19,90 por mês, cancele quando quiser.",
			],
		],
	},
];
