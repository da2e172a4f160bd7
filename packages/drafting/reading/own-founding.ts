import { FOUNDED_YEAR_MAX, FOUNDED_YEAR_MIN } from "#core/limits";
import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isAsked, isPlainStatement } from "#drafting/context/speech";
import { anyCase } from "#drafting/lexicon/any-case";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { Form } from "#drafting/lexicon/form";
import { light } from "#drafting/lexicon/letters";
import { BY, OF_HELPER, PERSONS, PERSONS_BY, personsIn, sharedSurnames, WHO } from "#drafting/reading/people";

/** What a sentence says of the company's own beginning. */
export interface OwnFounding {
	people: string[];
	year: number | null;
}

/** Not a part or a namesake of it: `Acme Academy`, `Acme 2.0`, `Acme's blog`. */
const THIS = `${OWN}(?! \\p{Lu}|['’-]| \\d\\.)`;
const BEGAN = anyCase(
	"(?:co-?)?founded|started|set up|established|began|fundamos|creamos|iniciamos|fondammo|fundámos|criámos|założyliśmy|stworzyliśmy|zapoczątkowaliśmy|gründeten?|gründet|starteten?|fonde|fonda|fondèrent|fondé|créé|créa|créèrent|fundó|funda|fundaron|creó|crearon|fundado|creado|fondò|fondarono|fondato|creato|creò|fundou|fundaram|criou|criaram|richtten?|startten?|bedachten?|założył(?:a|i|y)?|założyli|stworzył(?:a|i|y)?|stworzyli|основал(?:а|и)?|создал(?:а|и)?|grundade|startade|grundlagde|startede|stiftet|grunnla|startet",
);
/** A firm that opens or launches somewhere may have been elsewhere before. */
const OPENED = `(?:${anyCase("opened|launched|lança|lancé|eröffneten?|abrió|inició")}) ${THIS}(?! (?:in|à|en) \\p{Lu})`;
const BEGUN = anyCase(
	"(?:co-?)?founded|started|set up|established|begun|launched|dreamt up|gegründet|gestartet|fondée?s?|créée?s?|lancée?s?|imaginée?s?|idead(?:o|a)s?|ideat(?:o|a)|idealizad(?:o|a)s?|fundad(?:o|a)s?|cread(?:o|a)s?|fondat(?:o|a)|creat(?:o|a)|fundad(?:o|a)|criad(?:o|a)|opgericht|gestart|bedacht|begonnen|założon(?:a|y|e)|stworzon(?:a|y|e)|основан(?:а|о)?|создан(?:а|о)?|grundade?s?|grundat|startades?|startat|grundlagt|startet|stiftet|grunnlagt",
);
/** Between these stand a time and a place, and no other clause. */
const SHORTLY = "(?: [^,.;:]{1,60}?)?";

const WHEN = "(?: (?:(?:in|im Jahre?|en|nel|em|w|v|в|i|år) )?\\d{4}(?: \\p{L}{1,6}\\.?)?)?";
const IN_YEAR = "(?:in|im Jahre?|en|nel|em|w|v|в|i|år) \\d{4}";

/** Whoever did it: `Three cousins began Acme in 2018`. */
const BEGAN_OWN = light(new RegExp(`(?:${BEGAN}) ${THIS}|${OPENED}|${THIS} (?:${BEGAN}) (?=(?:w|в) \\d{4})`, "u"));
const BY_SOMEBODY = new RegExp(` ${BY} `);

/** `die Beraterin Ana Ruiz`. */
const ROLED = `(?:(?:der|die|den|dem|ihrem|ihrer|seinem|seiner) \\p{Lu}[\\p{L}-]{2,25} )?(${PERSONS})`;
/** How a thing came about, said of itself. */
const CAME =
	"started(?: out)?|began|was born|grew out|came about|entstand|begann|startete|est née?|nació|surgió|nasceu|surgiu|nasce|nacque|è nat[oa]|ontstond|begon|powstał[aoy]?|возник(?:ла|ло)?|появил(?:ся|ась|ось)|började|startede|startet|oppstod";
/** Said of a time right behind: `started as a weekend project in 2013` tells of no company yet. */
const CAME_ABOUT = light(
	new RegExp(
		`${THIS},? (?:${CAME})(?: (?:in|à|en|a|em|no|na|w|в) \\p{Lu}[\\p{L}'’-]{1,30}(?: \\p{Lu}[\\p{L}'’-]{1,30})?,?)? (?:in|im Jahre?|en|em|nel|w|в|i|år)?(?: \\p{L}{3,9})? ?\\d{4}`,
		"u",
	),
);
/** Of whom it came about. */
const OF =
	"as an? (?:\\p{Ll}{3,10} )?(?:project|experiment|hobby) (?:of|by|from)|as the (?:\\p{Ll}{3,10} )?project of|als (?:\\p{L}{3,16} )?(?:\\p{L}{0,10}[Pp]rojekt|Hobby) von|als (?:hobby|zij)?project van|comme (?:un )?projet de|como (?:un )?proyecto de|de la mano de|como (?:um )?projeto d[eoa]|pelas mãos d[eoa]|come progetto di|dalle mani di|jako projekt";
const SET_GOING = anyCase(
	"(?:pusimos|puse|pusieron) en marcha|(?:dimos|di|dieron) vida a|(?:abbiamo|ho|hanno) dato vita a|we (?:kicked off|spun off|spun out)",
);

const FIRST_ONE =
	"(?:the|our|their) (?:very )?first|(?:das|den|die) ersten?|le premier|la première|el primer|la primera|il primo|la prima|o primeiro|a primeira|de eerste|het eerste";

/** `the first Acme order`, `the first Acme training`: something that is called after it. */
const NOT_A_PART =
	"(?! (?!(?:in|at|on|for|with|from|out|after|when|while|by|over|as|and|together|im|auf|für|mit|en|dans|à|avec|pour|et|con|para|nel|per|e|y|em|na|no|com|op|te|met|voor)(?![\\p{L}]))\\p{L})";

/** `I opened Acme in a browser`, `I started Acme in 2023 and have not lost an order since`: its user speaks. */
const AS_USER = light(
	new RegExp(
		`(?:started|opened|began|set up) ${OWN}[^.!?]{0,40} (?:(?:in|on) (?:an?|my|our|the) (?:\\p{Ll}{2,12} )?(?:browser|tab|phone|tablet|laptop|computer|screen|window|account)|and (?:I )?(?:have(?: not|n't)?|haven't|never)[^.!?]{2,80} since)(?![\\p{L}])`,
		"u",
	),
);

const NAMING: readonly Form[] = [
	// `Ana Ruiz and Jo Day got tired of it and built the first Acme`
	new Form(
		new RegExp(` (?:${FIRST_ONE}) ${OWN}`, "u"),
		`(?<![\\p{L}])(${PERSONS})(?:, [^,.;]{3,40},|,)? (?:[^.;:]{1,60} (?:${AND}) )?(?:built|made|created|launched|developed|designed|sewed|wrote|coded|bauten?|entwickelten?|a créé|ont créé|a construit|ont construit|construyó|construyeron|crearon|creó|ha creato|hanno creato|hanno costruito|construiu|construíram|criou|criaram|bouwden?|maakten?) (?:${FIRST_ONE}) ${THIS}${NOT_A_PART}`,
	),
	// `Ana Ruiz left her job and founded Acme`
	new Form(BEGAN_OWN, `(?<![\\p{L}])(${PERSONS})(?:, [^,.;]{3,40},|,)? [^.;:,]{1,60} (?:${AND}) (?:${BEGAN}) ${THIS}`),
	// `Ana Ruiz and Jo Day, two teachers, founded Acme with Bo Lee in 2013`
	new Form(
		BEGAN_OWN,
		`(?<![\\p{L}])(${PERSONS})(?:, [^,.;]{3,40},|,)? (?:have |has |had |haben |hat |ont |a |ha |hanno |han |har )?(?:(?:${BEGAN}) ${THIS}|${OPENED})(?: (?:together )?with (${PERSONS}))?`,
	),
	// `Acme was set up in 2013 by Ana Ruiz`
	new Form(
		BY_SOMEBODY,
		`${THIS}(?:,? (?:was|were|is|wurde|ist|a été|fue|è stat[oa]|foi|werd|is|został[ao]?|był[ao]?|была?|blev|ble)|,)?${WHEN}(?: originally| first| ursprünglich)? (?:${BEGUN})${SHORTLY} ${BY} (?:${WHO}(?=\\p{Lu}))?(${PERSONS_BY})`,
	),
	// `2016 haben Ana Ruiz und Jo Day Acme gegründet`
	new Form(
		/ha(?:ben|t) /,
		`(?<![\\p{L}])(?:haben|hat) (${PERSONS}) ${THIS} (?:gegründet|gestartet|ins Leben gerufen)(?![\\p{L}])`,
	),
	// `Ana Ruiz hat Acme 2016 gegründet`
	new Form(
		/ (?:ha(?:ben|t)|heeft|hebben)/,
		`(?<![\\p{L}])(${PERSONS}) (?:haben|hat|heeft|hebben)${WHEN} ${THIS}${WHEN} (?:gegründet|gestartet|ins Leben gerufen|opgericht)(?![\\p{L}])`,
	),
	// `Acme założyła w 2020 roku Ana Ruiz`: the object first
	new Form(
		/założy|stworzy|основал|создал/,
		`${THIS} (?:założył[aiy]?|założyli|stworzył[aiy]?|stworzyli|основал[аи]?|создал[аи]?)(?: (?:w|в) \\d{4}(?: \\p{L}{1,5}\\.?)?)?(?: \\p{Ll}{3,20}){0,2} (${PERSONS})`,
	),
	// `In 2019 richtten Ana Ruiz en Jo Day Acme op`: the year first
	new Form(
		/(?:richtten?|gründeten?|starteten?|startten?|grundade|startade|grundlagde|stiftet|fundaron|crearon|fondarono|fondèrent) \p{Lu}/u,
		`(?:^|\\d{4}|[\\p{Ll},]) (?:richtten?|gründeten?|starteten?|startten?|grundade|startade|grundlagde|stiftet|fundaron|crearon|fondarono|fondèrent) (${PERSONS}) (?:(?:zusammen|gemeinsam|samen|tillsammans|sammen) )?${THIS}`,
	),
	// `Acme, 2021'de Ana Ruiz tarafından kuruldu`
	new Form(/tarafından/, `${THIS},?${SHORTLY} (${PERSONS}) tarafından${SHORTLY} kuruldu`),
	// `Acme nasce nel 2020 da un'idea di Ana Ruiz`
	new Form(/ da un'idea di /, `${THIS} (?:nasce|nacque|è nat[oa])${SHORTLY} da un'idea di (${PERSONS})`),
	// `Acme started in 2020 as a side project of Ana Ruiz`, `A Acme nasceu em 2019, pelas mãos da violonista Ana Ruiz`
	new Form(
		CAME_ABOUT,
		`${THIS},? (?:${CAME})(?:,? [^.;:]{1,60}?)?,? (?:${OF})(?: |(?<='))(?:(?:la|el|o|a|le|the|der|die) )?${WHO}(${PERSONS})`,
	),
	// `Acme wurde 2014 von der Pflegerin Ana Ruiz und ihrem Mann Jo Day in Bremen gegründet`
	new Form(
		/gegründet|gestartet|aufgebaut/,
		`${THIS} (?:wurde|ist)(?: (?:im Jahre? )?\\d{4})?(?: in \\p{Lu}[\\p{L}-]{2,20})? von ${ROLED}(?: und ${ROLED})?(?: (?:im Jahre? )?\\d{4})?(?: in \\p{Lu}[\\p{L} -]{2,30})? (?:gegründet|gestartet|aufgebaut)(?![\\p{L}])`,
	),
	// `Gestartet haben Acme 2019 die Beraterin Ana Ruiz und der Entwickler Jo Day`
	new Form(
		/^(?:Gestartet|Gegründet|Ins Leben gerufen|Aufgebaut) h/,
		`^(?:Gestartet|Gegründet|Ins Leben gerufen|Aufgebaut) ha(?:ben|t) ${THIS}(?: (?:im Jahre? )?\\d{4})? ${ROLED}(?: und ${ROLED})?`,
	),
	// `Pusimos en marcha Acme en 2020`: it says when, and not who
	new Form(/march|vid|vit|kick|spun/i, `(?<![\\p{L}])(?:${SET_GOING}) ${THIS}(?=[ ,.]|$)`),
	// `I'm Ana Ruiz, a baker. I started Acme in 2018`
	new Form(
		/I'm |I am |y name is /,
		`(?:I'm|I am|[Mm]y name is) (${PERSONS})[^.!?]{0,60}[.!,] (?:and )?I (?:[^.!?;:]{1,60} and )?(?:co-?)?(?:founded|started|set up|opened|began) ${THIS}`,
	),
	// `Ich heiße Ana Ruiz und habe Acme 2019 gegründet`
	new Form(
		/ch heiße |ch bin |ein Name ist /,
		`(?:[Ii]ch bin|[Ii]ch heiße|[Mm]ein Name ist) (${PERSONS})(?:,[^.!?,]{1,40},)? und habe (?:die |das |den )?${THIS}${SHORTLY} (?:gegründet|gestartet|ins Leben gerufen)`,
	),
	// `Ich bin Ana Ruiz, Lehrerin. Acme habe ich 2022 in Bonn gegründet`
	new Form(
		/ich bin |ch heiße |ein Name ist /i,
		`(?:[Ii]ch bin|[Ii]ch heiße|[Mm]ein Name ist) (${PERSONS})[^.!?]{0,60}[.!,] (?:${THIS} habe ich|habe ich ${THIS})${SHORTLY} (?:gegründet|gestartet|ins Leben gerufen)`,
	),
	// `Acme haben wir 2022 gegründet`: it says when, and not who
	new Form(
		/ habe(?:n wir| ich) /,
		`^${THIS} (?:habe ich|haben wir)${SHORTLY} (?:gegründet|gestartet|ins Leben gerufen)`,
	),
];
/** `Founded 2017 in Ghent by Ana Ruiz`, as a line of its own. */
const LINE = new Form(
	BY_SOMEBODY,
	`^(?:${BEGUN})(?:,? [^,.;:]{1,40}?)? ${BY} (${PERSONS})(?: (?:in|en|em|nel|w|im Jahre?) \\d{4})?[.]?$`,
);

/** Who is meant by what stands behind a comma: the company by its name, or as ours, or "we". */
const OURSELVES = `(?=(?:(?:the|der|die|das|la|le|el|il|lo|o|a|os|as|de|het) |l')?${OWN}|${anyCase("our|unsere?|notre|nuestr[oa]|noss[oa]|(?:il |la )nostr[oa]|onze|ons|nasza?|nasze|vårt?|наша?|we|wir|nous|nosotros|noi|nós|wij|vi|my|мы|(?:the|la|a|het|das|l['’]) ?(?:company|empresa|azienda|entreprise|société|bedrijf|unternehmen)")} )`;
/** `Fundada em 2016 por Ana Ruiz, nossa barbearia nasceu ...`. */
const OPENING = new Form(
	BY_SOMEBODY,
	`^(?:${BEGUN})(?:,? [^,.;:]{1,40}?)? ${BY} (?:${WHO}(?=\\p{Lu}))?(${PERSONS_BY})(?: \\([^()]{1,80}\\))?(?:,? ${IN_YEAR})?, ${OURSELVES}`,
);
/** What a company is, up to what is said of it: nothing in it brings in somebody else. */
const KIND =
	"(?:an?|eine?|une?|una?|uno|um|uma|een|en|ett|et) (?:(?!(?:for|with|from|by|at|of|für|mit|von|bei|aus|pour|avec|par|chez|para|con|por|per|voor|met|van|dla|od|för|med|av|del|du|des|della|dello|degli|dos|das|whose|which|that|who|que|che|qui|die|der|som|company's)(?![\\p{L}])|d[eio] (?:l[aeo]s?|el|una?|uno|il)(?![\\p{L}]))\\p{Ll}[\\p{L}'’-]{0,30} ){1,7}(?:(?:in|en|em|à|a|w|i) \\p{Lu}[\\p{L}-]{1,30}(?: \\p{Lu}[\\p{L}-]{1,30})?,? )?";
/** `Acme is a small bakery in Porto founded in 2015 by Ana Ruiz`. */
const IS_A = new Form(
	BY_SOMEBODY,
	`^(?:(?:the|la|le|el|il|o|a|die|das|der|de|het) )?${THIS} (?:is|ist|est|es|è|é|jest|är|er) ${KIND}(?:${BEGUN})(?:,? [^,.;:]{1,40}?)? ${BY} (?:${WHO}(?=\\p{Lu}))?(${PERSONS_BY})`,
);

/** `Somos uma empresa de Recife, fundada em 2020 por Ana Ruiz`. */
const WE_ARE = new Form(
	BY_SOMEBODY,
	`^(?:[Ww]e are|[Ww]e're|[Ww]ir sind|[Nn]ous sommes|[Ss]omos|[Ss]iamo|[Ww]ij zijn) (?:an?|eine?|une?|una?|um|uma|een) [^.,;:]{3,60},? (?:${BEGUN})${WHEN} ${BY} (${PERSONS})`,
);

const NAMED: readonly Form[] = [...NAMING, OPENING, IS_A];
const UNNAMED: readonly Form[] = [LINE, WE_ARE, OPENING];

const YEAR = /(?<![\p{L}\d.,/$€£-])(1[89]\d{2}|20\d{2})(?![\p{L}\d%]|[.,/-]\d)/gu;
const SENTENCE_MAX = 400;
/** Nothing of this is looked for where no verb of beginning is. */
const MAY_BEGIN =
	/found|start|set up|establ|beg[au]n|open|launch|gründ|eröff|fond|cré|lanc|fund|cre[aó]|cria|richt|bedacht|begonn|zało|stworz|основ|созда|grund|stift|grunnl|kuruldu|dreamt|imagin|idead|ideat|idealiz|born|grew out|came about|entst|(?:est|été) né|naci|surgi|nasc|ontst|powst|возник|появ|börj|opps|en marcha|vida a|dato vita|kicked off|spun o|abri|inici|nasce|nacque|nat[oa]|first|erste|premi[eè]|prim[aeo]|eerste/iu;

/** The one year that a clause gives. */
function onlyYear(clause: string): number | null {
	const years = [...new Set([...clause.matchAll(YEAR)].map(([year]) => Number(year)))];
	const [year] = years;
	return years.length === 1 && year !== undefined && year >= FOUNDED_YEAR_MIN && year <= FOUNDED_YEAR_MAX ? year : null;
}

/** `and founded Acme in 2018`: the year right behind it is its own, whatever year was before. */
function yearBehind(behind: string): number | null {
	const [, year] = /^ (?:back )?(?:in|im Jahre?|en|nel|em|w|v|в) (\d{4})(?![\d-])/u.exec(behind) ?? [];
	return year === undefined ? null : onlyYear(` ${year}`);
}

/** A place that a Turkish sentence names before the person: `İzmir'de`. */
const AT_PLACE = /^\p{Lu}\p{L}{1,20}'\p{Ll}{2,4} /u;
const peopleIn = (text: string) =>
	[...new Set([...personsIn(text), ...sharedSurnames(text)])].map((name) => name.replace(AT_PLACE, ""));

/** What is said in the same breath: from the last colon or semicolon before a match to the next comma behind it. */
function clauseAround(text: string, start: number, end: number): string {
	const before =
		text
			.slice(0, start)
			.split(/[,;:] /u)
			.at(-1) ?? "";
	const after = /^[^,;:]{0,80}/u.exec(text.slice(end))?.[0] ?? "";
	// Words behind it may tell of a later year: `after ten years at a hotel that opened in 1963`.
	return `${before}${text.slice(start, end)}${after.split(/ (?:after|before|when|nach|après|tras|dopo|nadat|po|после)(?: |$)/iu)[0]}`;
}

/** Who founded the company whose site it is, and when, as far as a plain sentence says it by the company's own name. */
export function ownFoundings(sentence: string, ownNames: readonly string[]): OwnFounding[] {
	const text = withOwnSign(foldText(sentence), ownNames);
	if (text.length > SENTENCE_MAX || !MAY_BEGIN.test(text) || isAsked(text) || AS_USER.test(text)) return [];
	const isNamed = text.includes(OWN);
	const matches = (isNamed ? NAMED : UNNAMED).flatMap((said) => said.all(text));
	const any = isNamed ? (BEGAN_OWN.exec(text) ?? CAME_ABOUT.exec(text)) : null;
	return [...matches, ...(any ? [any] : [])].flatMap((match) => {
		const end = match.index + match[0].length;
		if (!isPlainStatement(text.slice(0, end)) || OF_HELPER.test(match[0])) return [];
		const people = match.slice(1).flatMap((names) => (names === undefined ? [] : peopleIn(names)));
		return [{ people, year: yearBehind(text.slice(end)) ?? onlyYear(clauseAround(text, match.index, end)) }];
	});
}
