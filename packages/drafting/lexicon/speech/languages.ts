/** The languages whose ways of speaking are known, every one in every kind. */
export const LANGUAGES = [
	"en",
	"de",
	"fr",
	"es",
	"it",
	"pt",
	"nl",
	"pl",
	"ru",
	"uk",
	"cs",
	"sv",
	"da",
	"nb",
	"fi",
	"hu",
	"ro",
	"tr",
	"ja",
	"zh",
	"ko",
] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Phrases of one kind by language, parted by `|`, in folded lower case. The last word of a phrase ends in `*` where
 * further letters may follow. Japanese, Chinese and Korean phrases are parts of a text, as no spaces part their words.
 */
export type PhrasesByLanguage = Readonly<Record<Language, string>>;

/** By scripts that part no words, their languages are told. */
export const UNSPACED: readonly (readonly [Language, RegExp])[] = [
	["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
	["ko", /\p{Script=Hangul}/u],
	["zh", /\p{Script=Han}/u],
];

/** The small words of each language, by which a sentence shows in which it is written. */
export const SMALL_WORDS: Readonly<Partial<Record<Language, string>>> = {
	en: "the and of to in is for with you your our we that this from are by on it as be or at can has have an who what how not only their its every all more than was were been when will if my a they says them us no",
	de: "der die das und ist für mit wir sie ihr ihre ihren ihrem von auf dem den ein eine einen einem einer zu im auch es nicht sich bei oder aus unser unsere wird werden als am zum zur nach wie kann noch nur bis über aber haben hat sind man dass wenn jeden jede alle mehr kein keine sehr in",
	fr: "le la les des et est pour avec nous vous votre vos notre nos dans une un du sur qui que au aux en ce cette ces plus sans par ne pas se sont a ont il elle on ils chaque tous tout leur leurs son sa ses mais ou où très à d' l' qu' n' s' j' c' de je",
	es: "el la los las de a y es para con por en un una del al que se su sus nuestro nuestra nuestros tu tus más no como lo cada son está qué sin sobre muy también todo todos desde pero cuando nos te me ya hay ser tiene",
	it: "il lo la gli le di a ai agli e è per con un una uno del della dei delle al alla che si non nel nella da dal tuo tua tuoi nostro nostra più sono come ogni ha in anche su tutti tutto senza ma questo questa ci ti dell' l' un' all' nell' i",
	pt: "o a os as de e é para com por em um uma do da dos das ao que se seu sua seus suas nosso nossa não no na nos nas mais como são está você cada sem sobre também muito pelo pela mas quando foi ser tem à",
	nl: "de het een en van is voor met wij we je jij u uw ons onze op in te dat die niet ook bij of om aan naar er zijn als maar wordt worden door dan nog alle alles meer hoe wat jouw over uit kan zo",
	pl: "i w na z do dla się jest nie to że o od po oraz nasz nasza nasze nas twój twoja twoje są jak co za ze przez lub już tylko każdy każda wszystkie może bez twoim czy jego ich przy we pod",
	ru: "и в на с для не по из к от это что как вы мы наш наша наше ваш ваша вашей у за о или так все если только уже без до при его их под чтобы же но он она они вас нас",
	uk: "і в на з для не по із до від це що як ви ми наш наша наше ваш ваша у за про або так всі якщо тільки вже без при його їх під щоб та але він вона вони вас нас й є",
	cs: "a v na s z do pro se je ne to že o od po nebo náš naše naši váš vaše vás nás jsou jak co za ze i už jen každý všechny bez při jeho jejich který která které vám nám k u ve",
	sv: "och i att det som en på är av för med den till du din dina vi vår våra inte om ett har kan man eller så från hos alla varje mer utan också när er era ditt vårt de",
	da: "og i at det som en på er af for med den til du din dine vi vores ikke om et har kan man eller så fra hos alle hver mere uden også når jer jeres dit de",
	nb: "og i at det som en på er av for med den til du din dine vi vår våre ikke om et har kan man eller så fra hos alle hver mer uten også når dere deres ditt de",
	fi: "ja on ei se että joka ovat oli kun niin tai sekä mutta voi myös kaikki meidän teidän sinun me te sinä jos kuin vain mukaan meille sinulle joka tämä tämän ovat jotka emme vuonna",
	hu: "a az és hogy nem egy is van ez mi ön önök minden vagy már csak mint de meg fel el ki be számára az ön minket nekünk nekik akkor itt ha azt",
	ro: "și de la în cu pe un o este sunt pentru nu că se din care mai prin ce sau al ale lui noi voi noastră nostru noastre dvs toate fiecare fără dar către te îți ne fi",
	tr: "ve bir bu için ile de da çok en olarak her daha gibi ne mi değil biz siz size bizim sizin var yok o şu kadar sonra tüm ama ya hem veya",
};
