/**
 * Names under which other systems export a column, by column of the feeds: English, German, French and Spanish words, and the field names
 * of SAP, Pronto, MYOB, Sage and Dynamics. Written without blanks, signs and accents, as `plainName` leaves them.
 */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  stock_code:
    'code partno partnumber partcode itemno itemnumber itemcode item sku product productcode productno articleno artikelnummer artikelnr artnr materialnummer material matnr reference referencia refarticle codearticle codigo codigoarticulo stockcode stkcode invtid'.split(
      ' ',
    ),
  other_stock_code: 'othercode alternatecode alternate relatedcode substitute ersatzartikel alternative'.split(' '),
  superseded_by: 'supersededby replacedby replacement nachfolger successor remplacepar sustituidopor'.split(' '),
  description:
    'name itemname itemdescription productname productdescription longdescription description1 desc bezeichnung artikelbezeichnung materialkurztext maktx beschreibung designation libelle descripcion nombre stkdescription'.split(
      ' ',
    ),
  category:
    'group productgroup itemgroup category family productcategory warengruppe matkl artikelgruppe famille categorie familia categoria abcclass'.split(
      ' ',
    ),
  product_type: 'type itemtype kind subgroup produktart artikelart typeproduit tipo tipoproducto'.split(' '),
  thread: 'threadtype gewinde gewindeart filetage filet rosca'.split(' '),
  finish:
    'coating surface plating finishcode oberflache beschichtung revetement traitement acabado recubrimiento'.split(' '),
  spec: 'grade class propertyclass strength festigkeit festigkeitsklasse gute classe clase calidad'.split(' '),
  size: 'diameter dia nominalsize abmessung nenngrosse durchmesser grosse diametre taille diametro medida'.split(' '),
  length: 'len lengthmm lange laenge longueur longitud largo'.split(' '),
  image: 'picture photo imagefile bild bilddatei photofile imagen foto'.split(' '),
  pack_code: 'packtype packunit packaging vpe verpackung emballage embalaje uom unit einheit mengeneinheit meins'.split(
    ' ',
  ),
  pack_quantity:
    'packqty qtyperpack packsize boxqty cartonqty piecesperpack verpackungsmenge vpemenge verpackungseinheit vpe inhalt stuckprovpe conditionnement quantiteparboite cantidadporcaja'.split(
      ' ',
    ),
  pack_weight_kg: 'packweight weight weightkg grossweight gewicht bruttogewicht brgew poids peso pesokg'.split(' '),
  inner_quantity: 'innerqty innerpack innerpackqty innenmenge'.split(' '),
  sell_quantity_minimum:
    'moq minqty minimumqty minimumorder minorderqty mindestmenge mindestbestellmenge quantitemini cantidadminima'.split(
      ' ',
    ),
  sell_quantity_increment:
    'multiple orderincrement qtyincrement salesmultiple increment abnahmemenge bestellschritt multiplo'.split(' '),
  price_per: 'priceunit pricingunit per perqty preiseinheit peinh kpein unitedeprix unidadprecio'.split(' '),
  poa: 'priceonapplication onrequest aufanfrage surdemande'.split(' '),
  discontinued:
    'obsolete inactive endoflife ausgelaufen auslauf auslaufartikel auslaufkennzeichen gesperrt inaktiv abandonne obsolet obsoleto descatalogado'.split(
      ' ',
    ),
  note: 'notes comment remark remarks hinweis bemerkung remarque nota observaciones'.split(' '),
  accode:
    'account accountcode accountno accountnumber customer customercode customerno customernumber debtor debtorcode kunde kundennummer kundennr kunnr client codeclient cliente codigocliente'.split(
      ' ',
    ),
  accounts:
    'account accountcode customer customercode customerno customernumber kunde kundennummer kundennr kunnr client codeclient cliente codigocliente'.split(
      ' ',
    ),
  name: 'title accountname customername kundenname nom nombre bezeichnung description'.split(' '),
  billto: 'billtoaccount parentaccount rechnungsempfanger payer'.split(' '),
  suburb: 'city town ort stadt ville ciudad locality'.split(' '),
  state: 'region province bundesland estado'.split(' '),
  postcode: 'zip zipcode postalcode plz codepostal codigopostal'.split(' '),
  warehouse_code:
    'warehouse whse wh location site branch depot store lager lagerort lgort werk werks entrepot depot almacen'.split(
      ' ',
    ),
  branch: 'branchcode filiale sucursal agence'.split(' '),
  web_discount: 'discount discountpercent rabatt remise descuento'.split(' '),
  dropship_allowed: 'dropship streckengeschaft'.split(' '),
  quantity_break:
    'qtybreak breakqty fromqty fromquantity minimumquantity quantity qty staffel staffelmenge abmenge kstbm apartirde quantitemin desdecantidad'.split(
      ' ',
    ),
  price:
    'listprice unitprice sellprice sellingprice price1 pricelist netprice amount preis verkaufspreis listenpreis kbetr prix prixunitaire prixdevente precio precioventa tarifa rrp'.split(
      ' ',
    ),
  price_type: 'kind conditiontype preisart kschl'.split(' '),
  discount: 'dealcode discountcode rabattcode'.split(' '),
  percent: 'discountpercent rabattprozent pourcentage porcentaje'.split(' '),
  promo_code: 'promo coupon gutschein'.split(' '),
  starts: 'validfrom startdate from datab gultigab debut desde fechainicio'.split(' '),
  ends: 'validto enddate until expires datbi gultigbis fin hasta fechafin'.split(' '),
  most_uses: 'maxuses uses'.split(' '),
  available:
    'qtyonhand onhand onhandqty qtyavailable availableqty stock soh stockonhand freestock bestand lagerbestand verfugbar verfugbarerbestand labst qtestock quantitedisponible disponible existencias quantity qty'.split(
      ' ',
    ),
  next_date:
    'eta duedate expected nextdelivery arrival nextduedate liefertermin nachsterzugang datelivraison fechaentrega'.split(
      ' ',
    ),
  value: 'attributevalue wert valeur valor'.split(' '),
  unit: 'uom einheit unite unidad'.split(' '),
  symbol: 'letter zeichen'.split(' '),
  quantity: 'qty menge quantite cantidad pieces stuck'.split(' '),
  weight_kg: 'weight gewicht poids peso'.split(' '),
  relation: 'relationtype kind art beziehung'.split(' '),
  position: 'sort sortorder order sequence reihenfolge ordre orden'.split(' '),
  username: 'user login userid benutzer benutzername utilisateur usuario'.split(' '),
  firstname: 'givenname forename vorname prenom'.split(' '),
  lastname: 'surname familyname nachname nomdefamille apellido apellidos'.split(' '),
  email: 'mail emailaddress e mail courriel correo'.split(' '),
  mobile: 'cell mobilephone handy mobil portable movil'.split(' '),
  phone: 'telephone tel telefon telefono'.split(' '),
  store_code: 'storeno storeid filialnummer'.split(' '),
  customer_code:
    'customerpartno customeritem kundenartikel kundenartikelnummer theircode refclient codigopropio kdmat'.split(' '),
};

/** A name without blanks, signs and accents, in lower case: `Qty. on hand` and `qty_on_hand` are `qtyonhand`. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '');
