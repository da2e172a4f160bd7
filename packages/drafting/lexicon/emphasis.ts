/** Words of praise and emphasis: a sentence says the same without them. None says how much, how many, when or for whom. */
const EMPHASIS = new Set(
	(
		"simple simply easy easily really very truly actually quickly seamless seamlessly effortless effortlessly beautiful beautifully powerful great amazing awesome lovely handy clever smart modern friendly innovative professional intuitive elegant robust literally basically essentially also even too directly " +
		"einfach einfache einfacher einfaches einfachen ganz sehr wirklich bequem mühelos modern moderne modernes intuitiv intuitive auch direkt " +
		"simple simplement très vraiment facilement facile moderne aussi directement " +
		"muy realmente simplemente fácilmente fácil sencillo sencilla moderno moderna también directamente " +
		"molto davvero semplicemente facilmente facile semplice moderno moderna anche direttamente " +
		"muito realmente simplesmente facilmente simples moderno moderna também diretamente " +
		"heel erg echt gewoon eenvoudig eenvoudige eenvoudigweg makkelijk moderne ook direct " +
		"bardzo naprawdę łatwo prosty prosta nowoczesny też także bezpośrednio " +
		"очень действительно просто легко удобно удобный современный также прямо " +
		"mycket verkligen enkelt enkel modern också direkt meget virkelig også direkte"
	).split(" "),
);

/** Whether a word in lower case only praises or stresses. */
export const isEmphasis = (word: string): boolean => EMPHASIS.has(word);
