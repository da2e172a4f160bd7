/** A person's name as the name search compares it: lower case, without accents, single spaces. */
export function searchNameOf(name: string): string {
	return name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
