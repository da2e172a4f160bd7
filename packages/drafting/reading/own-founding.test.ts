import { describe, expect, it } from "vitest";
import { ownFoundings } from "#drafting/reading/own-founding";

const founders = (sentence: string) => [
	...new Set(ownFoundings(sentence, ["Acme", "Акмена"]).flatMap(({ people }) => people)),
];
const years = (sentence: string) => [
	...new Set(ownFoundings(sentence, ["Acme", "Акмена"]).flatMap(({ year }) => year ?? [])),
];

describe("who founded the company, and when", () => {
	it.each([
		["Acme was started by Ana Ruiz and Jo Day in the spring of 2017.", ["Ana Ruiz", "Jo Day"], [2017]],
		["Ana Ruiz co-founded Acme with Jo Day in Galway in 2021.", ["Ana Ruiz", "Jo Day"], [2021]],
		["Two teachers, Ana Ruiz and Jo Day, set up Acme in 2013.", ["Ana Ruiz", "Jo Day"], [2013]],
		["Three cousins began Acme in 2018: Luc, Annie and Gilles.", [], [2018]],
		["2016 haben Jan Beck und Ute Harms Acme gegründet.", ["Jan Beck", "Ute Harms"], [2016]],
		["Grundat 2017 i Umeå av Nils Ek", ["Nils Ek"], [2017]],
		["Акмену основал в 2018 году ветеринар Олег Панин.", ["Олег Панин"], [2018]],
		["Acme, 2021 yılında İzmir'de Deniz Acar tarafından kuruldu.", ["Deniz Acar"], [2021]],
		["Acme nasce nel 2020 da un'idea di Sara Fontana e Elia Berti.", ["Sara Fontana", "Elia Berti"], [2020]],
		["I'm Ana Ruiz. I started Acme in 2018 because I missed it.", ["Ana Ruiz"], [2018]],
		["Ana Ruiz opened Acme in an empty mill in 2009.", ["Ana Ruiz"], [2009]],
		["Ana Ruiz fundó Acme en 2019 tras diez años en un hotel abierto en 1963.", ["Ana Ruiz"], [2019]],
		["In 2019 richtten Joris van Dam en Ana Ruiz Acme op.", ["Joris van Dam", "Ana Ruiz"], [2019]],
		["Im Jahr 2020 gründeten Jan Beck und Ute Harms gemeinsam Acme.", ["Jan Beck", "Ute Harms"], [2020]],
		["Acme założyły w 2021 roku Marta Wrona i Ewa Lis.", ["Marta Wrona", "Ewa Lis"], [2021]],
		["Acme started in 2020 as a side project of Ana Ruiz, who was tired.", ["Ana Ruiz"], [2020]],
		["A Acme nasceu em 2019, em Curitiba, pelas mãos da violonista Ana Ruiz.", ["Ana Ruiz"], [2019]],
		["Acme est née à Lyon en 2018, quand Ana Ruiz gérait un tableur.", [], [2018]],
		["Fundada en Málaga por Ana Ruiz en 2022.", ["Ana Ruiz"], [2022]],
		[
			"Acme wurde 2014 von der Pflegerin Ana Ruiz und ihrem Mann Jo Day in Bremen gegründet.",
			["Ana Ruiz", "Jo Day"],
			[2014],
		],
		["Gestartet haben Acme 2019 die Beraterin Ana Ruiz und der Entwickler Jo Day.", ["Ana Ruiz", "Jo Day"], [2019]],
		["Pusimos en marcha Acme en 2020 desde Lleida.", [], [2020]],
		["Acme started as a weekend project in 2013.", [], []],
		["Fundada em 2016 por Ana Ruiz, nossa barbearia nasceu de um sonho.", ["Ana Ruiz"], [2016]],
		["Fondée en 2015 par Moussa NDOUR, Acme est née pour livrer vite.", ["Moussa NDOUR"], [2015]],
		["Fundada en 2013 por el Dr. Ana Ruiz (especialista en cuevas), Acme nació aquí.", ["Dr. Ana Ruiz"], [2013]],
		["Fondata nel 2014 da Ana Ruiz e suo figlio Jo Day, Acme è cresciuta.", ["Ana Ruiz", "Jo Day"], [2014]],
		["Acme es una oficina de diseño fundada en 2013 por Ana Ruiz.", ["Ana Ruiz"], [2013]],
		["Acme is a small bakery in Porto founded in 2015 by Ana Ruiz.", ["Ana Ruiz"], [2015]],
		["Acme è una piccola azienda fondata nel 2014 da un giovane imprenditore Jo Day.", ["Jo Day"], [2014]],
		["Acme grundades 2015 av den professionella fotografen Nasim Gorbani.", ["Nasim Gorbani"], [2015]],
		["Acme est né en 2016 d'une idée de Paul Vasseur, parent d'élève.", [], [2016]],
		["In 2019 richtten Joris van Dam en Ana Ruiz Acme Academy op.", [], []],
	])("%s", (sentence, people, year) => {
		expect(founders(sentence)).toEqual(people);
		expect(years(sentence)).toEqual(year);
	});
});

it.each([
	"In 2021 Acme joined a programme founded by Ana Ruiz.",
	"Ana Ruiz launched Acme in Spain in 2020.",
	"Ana Ruiz founded Acme Academy in 2020.",
	"Was Acme founded by Ana Ruiz in 2020?",
	"According to a magazine, Acme was founded by Ana Ruiz in 2011.",
	"Jo worked at Skyview, founded by Ana Ruiz in 2009.",
	"Founded in 2015 by Ana Ruiz, Petal House buys from Acme.",
	"Founded in 2015 by Ana Ruiz, the guild counts four hundred florists.",
	"Fundada en 2013 por Ana Ruiz, la cooperativa usa Acme.",
	"Acme is a member of a guild founded in 2015 by Ana Ruiz.",
	"Acme is an app from the studio founded in 2015 by Ana Ruiz.",
	"Acme es una marca de la empresa fundada en 2013 por Ana Ruiz.",
	"Acme is a tool for shops founded in 2015 by Ana Ruiz.",
	"Acme is the diary that readers of a magazine founded by Ana Ruiz like.",
	"Acme est une boutique du groupe fondé en 2015 par Ana Ruiz.",
	"Acme è un prodotto della società fondata nel 2014 da Ana Ruiz.",
	"Acme was started with a loan by Ana Ruiz.",
	"Acme was set up in a house built by Ana Ruiz.",
	"Acme ist ein Laden in der von Ana Ruiz gegründeten Passage.",
])("%s: founds another thing, or nothing", (sentence) => {
	expect(founders(sentence)).toEqual([]);
	expect(years(sentence)).toEqual([]);
});

it.each([
	["cs", "Skladenku založili v roce 2020 učitel Ondřej Malina a Jana Nová.", ["Ondřej Malina", "Jana Nová"], 2020],
	["cs", "Skladenka vznikla v roce 2020 v Brně.", [], 2020],
	[
		"fi",
		"Skladenkan perustivat vuonna 2017 Katri Niemelä ja Juho Salmi Oulussa.",
		["Katri Niemelä", "Juho Salmi"],
		2017,
	],
	["fi", "Katri Niemelä perusti Skladenkan vuonna 2017.", ["Katri Niemelä"], 2017],
	["hu", "A Skladenkát 2021-ben alapította Szabó Réka és Tóth Gergő Szegeden.", ["Szabó Réka", "Tóth Gergő"], 2021],
	["pl", "Skladenkę założyli w 2018 roku lekarz Jan Sikora i programistka Ewa Lis.", ["Jan Sikora", "Ewa Lis"], 2018],
	["ro", "Skladenka a fost fondată în 2019 de Ana Pop și Ion Rusu.", ["Ana Pop", "Ion Rusu"], 2019],
	["ro", "Ana Pop și Ion Rusu au fondat Skladenka în 2019.", ["Ana Pop", "Ion Rusu"], 2019],
	["tr", "Skladenka'yı 2019'da Deniz Acar ve Ayşe Demir kurdu.", ["Deniz Acar", "Ayşe Demir"], 2019],
	["uk", "Акмену заснували у 2019 році Олена Коваль та Іван Бойко.", ["Олена Коваль", "Іван Бойко"], 2019],
])("in the words and cases of %s: %s", (_, sentence, people, year) => {
	expect(ownFoundings(sentence, ["Skladenka", "Акмена"])).toEqual([{ people, year }]);
});

it.each([
	"Katri Niemelä perusti Skladenkan akatemian vuonna 2017.",
	"A Skladenka ügyfelét 2021-ben alapította Szabó Réka.",
	"Skladenka založila v roce 2020 nadaci Petal House.",
	"Skladenka założyła w 2020 roku fundację Petal House.",
	"Skladenka perusti vuonna 2020 säätiön Petal House.",
	"Skladenka'yı 2019'da Deniz Acar satın aldı.",
])("tells no beginning of the site by: %s", (sentence) => {
	expect(ownFoundings(sentence, ["Skladenka"]).flatMap(({ people }) => people)).toEqual([]);
});
