/** Number words from two on, by language; one is also an article. Each list begins with two, unless it says otherwise. */
const COUNTED: readonly string[] = [
	"two three four five six seven eight nine ten eleven twelve",
	"zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
	"deux trois quatre cinq six sept huit neuf dix onze douze",
	"dos tres cuatro cinco seis siete ocho nueve diez once doce",
	"due tre quattro cinque sei sette otto nove dieci undici dodici",
	"dois três quatro cinco seis sete oito nove dez onze doze",
	"twee drie vier vijf zes zeven acht negen tien elf twaalf",
	"två tre fyra fem sex sju åtta nio tio elva tolv",
	"to tre fire fem seks syv otte ni ti elleve tolv",
	"dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście",
	"два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать",
];
/** The further ones, with what they count. */
const FURTHER: readonly (readonly [value: number, words: string])[] = [
	[1, "one single einzige einziges einzigen"],
	[2, "duas dwie две"],
	[15, "fifteen fünfzehn quinze quince quindici vijftien femton piętnaście"],
	[20, "twenty zwanzig vingt veinte venti vinte twintig tjugo dwadzieścia"],
	[24, "twenty-four vierundzwanzig"],
	[30, "thirty dreißig trente treinta trenta trinta dertig trettio trzydzieści"],
	[40, "forty vierzig quarante cuarenta quaranta veertig"],
	[50, "fifty fünfzig cinquante cincuenta cinquanta vijftig"],
	[60, "sixty sechzig soixante sesenta sessanta zestig"],
	[100, "hundred hundert cent cien cento honderd hundra sto"],
];
/** Words of these that are more often others: `to send`, `tre`, `sex`, `six` of a name. */
const AMBIGUOUS = new Set(["to", "ti", "ni", "sex", "elf", "once", "sei", "acht", "cent", "sto"]);

function compile(): ReadonlyMap<string, string> {
	const digits = new Map<string, string>();
	const add = (word: string, value: number) => {
		if (!AMBIGUOUS.has(word)) digits.set(word, String(value));
	};
	for (const list of COUNTED) for (const [index, word] of list.split(" ").entries()) add(word, index + 2);
	for (const [value, words] of FURTHER) for (const word of words.split(" ")) add(word, value);
	return digits;
}

let compiled: ReadonlyMap<string, string> | undefined;

/** The digits for a number word in lower case, or the word itself. */
export function asDigits(word: string): string {
	compiled ??= compile();
	return compiled.get(word) ?? word;
}
