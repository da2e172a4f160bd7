import { light } from "#drafting/lexicon/letters";

/** The button under goods: a shop's page, whatever else it says. */
export const INTO_BASKET = light(
	/(?<![\p{L}])(?:add to (?:cart|basket|bag)|shopping (?:cart|bag)|in den (?:warenkorb|einkaufswagen)|ajouter au panier|(?:agregar|añadir) al carrito|añadir a la cesta|aggiungi al carrello|adicionar ao carrinho|in (?:winkelwagen|winkelmand)|do koszyka|в корзину|läggt? i (?:varukorg(?:en)?|kundvagn(?:en)?)|læg i kurv|legg i (?:handlekurv|kurv)|lisää ostoskoriin|do košíku|sepete ekle)(?![\p{L}])|カートに入れる|カート|장바구니|加入购物车|购物车/iu,
);
