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
	let text: { name: string; value: string } | undefined;
	let select: string | undefined;
	const parser = new Parser({
		onopentag(name, attributes) {
			if (name === "form") {
				open = { action: attributes.action ?? "", fields: new URLSearchParams() };
				forms.push(open);
			}
			const { type, name: field } = attributes;
			const isOff = (type === "checkbox" || type === "radio") && attributes.checked === undefined;
			if (name === "input" && field !== undefined && !isOff) open?.fields.append(field, attributes.value ?? "on");
			if (name === "textarea" && field !== undefined) text = { name: field, value: "" };
			if (name === "select") select = field;
			// The first option counts where none is chosen.
			if (name === "option" && select !== undefined && open !== undefined) {
				const isChosen = attributes.selected !== undefined;
				if (isChosen || !open.fields.has(select)) open.fields.set(select, attributes.value ?? "");
			}
		},
		ontext(part) {
			if (text !== undefined) text.value += part;
		},
		onclosetag(name) {
			if (name === "form") open = undefined;
			if (name === "select") select = undefined;
			if (name === "textarea" && text !== undefined) {
				open?.fields.append(text.name, text.value);
				text = undefined;
			}
		},
	});
	parser.end(html);
	return forms;
}
