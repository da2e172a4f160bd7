import { expect, it } from "vitest";
import { makerCredit } from "#drafting/reading/maker-credit";

it.each([
	["Built by Ana Ruiz.", ["Ana Ruiz"], null],
	["Built with ♥ by Ana Ruiz and Jo Day in Falmouth, England.", ["Ana Ruiz", "Jo Day"], "Falmouth"],
	["Handcrafted in Bristol by Ana and Jo Ruiz", ["Jo Ruiz", "Ana Ruiz"], "Bristol"],
	["Acme is developed by Ana Ruiz", ["Ana Ruiz"], null],
	["Acme wird von Ana Ruiz und Jo Day in Leipzig entwickelt.", ["Ana Ruiz", "Jo Day"], "Leipzig"],
	["Ein Projekt von Ana Ruiz aus Bonn", ["Ana Ruiz"], "Bonn"],
	["Fait avec amour à Nantes par Ana Ruiz et Amélie Roux", ["Ana Ruiz", "Amélie Roux"], "Nantes"],
	["Hecho con cariño en Valencia por Ana Ruiz", ["Ana Ruiz"], "Valencia"],
	["Desenvolvido no Porto por Rui Tavares.", ["Rui Tavares"], "Porto"],
	["Mit 🔧 gebaut in Münster von Ana Ruiz.", ["Ana Ruiz"], "Münster"],
	["Acme is an indie product, made in Lisbon by Tom Avery.", ["Tom Avery"], "Lisbon"],
	["Crafted in Utrecht by Sanne de Vries and Bram Mulder.", ["Sanne de Vries", "Bram Mulder"], "Utrecht"],
	["Creado en Guadalajara por la doctora Ana Ruiz y el ingeniero Jo Day.", ["Ana Ruiz", "Jo Day"], "Guadalajara"],
	["Feito em Olhão por Ana Ruiz, antiga skipper.", ["Ana Ruiz"], "Olhão"],
	["We're Ana and Jo Ruiz, two tired parents in Gdansk, Poland.", ["Jo Ruiz", "Ana Ruiz"], "Gdansk"],
	["Développée à Rennes par une petite équipe de trois passionnés.", [], "Rennes"],
	["Made with ♥ in Bonn", [], "Bonn"],
	["Hinter der Software stehen Ana Ruiz und Jo Day.", ["Ana Ruiz", "Jo Day"], null],
	["Une création de Ana Ruiz, correctrice à Tours depuis 2009.", ["Ana Ruiz"], null],
	["Gemaakt door Ana Ruiz in Gent", ["Ana Ruiz"], "Gent"],
])("%s", (line, people, town) => {
	expect(makerCredit(line, ["Acme"])).toEqual({ people, town });
});

it.each([
	"Website built by Ana Ruiz",
	// Who draws websites signs so.
	"Designed by Ana Ruiz",
	"Developed by Ana Ruiz",
	"Powered by Petal House",
	"Photos by Ana Ruiz in Bonn",
	"Petal House was built by Ana Ruiz",
	"The vase was made by Ana Ruiz in Bonn",
	"Built by gardeners for gardeners",
	"Gestaltet von Ana Ruiz in Zürich",
	"Built by Ana Ruiz, web designer",
	"Made in Italy",
	"Not built by Ana Ruiz",
])("%s names no maker of the site's product", (line) => {
	expect(makerCredit(line, ["Acme"])).toBeNull();
});
