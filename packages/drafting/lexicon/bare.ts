const PLAIN = /^[ -~]*$/;

/** Letters that no mark is taken off, as domains spell them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	æ: "ae",
	œ: "oe",
	ß: "ss",
	ı: "i",
};

/** Letters and digits only, lower case: for comparing names with domains and addresses. */
export function bare(text: string): string {
	if (PLAIN.test(text)) return text.toLowerCase().replace(/[^a-z0-9]+/g, "");
	return text
		.normalize("NFKD")
		.toLowerCase()
		.replace(/[øłđðæœßı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
		.replace(/[^\p{L}\p{N}]+/gu, "");
}
