import { Parser } from "htmlparser2";

/** A form of a page as a browser would send it: what is hidden, typed in or ticked from the start. */
export interface PageForm {
	action: string;
	fields: URLSearchParams;
}

/** Every form of a page, in its order. */
export function formsOf(html: string): PageForm[] {
	const forms: PageForm[] = [];
	let open: PageForm | undefined;
	const parser = new Parser({
		onopentag(name, attributes) {
			if (name === "form") {
				open = { action: attributes.action ?? "", fields: new URLSearchParams() };
				forms.push(open);
			}
			const { type, name: field } = attributes;
			const isOff = (type === "checkbox" || type === "radio") && attributes.checked === undefined;
			if (name === "input" && field !== undefined && !isOff) open?.fields.append(field, attributes.value ?? "on");
		},
		onclosetag(name) {
			if (name === "form") open = undefined;
		},
	});
	parser.end(html);
	return forms;
}
