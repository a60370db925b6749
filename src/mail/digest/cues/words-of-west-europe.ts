/** Words around codes in languages of western Europe of which the other lists know few, by language and kind. */
import type { FurtherWords } from './cues.ts';

export const OF_WEST_EUROPE: FurtherWords = {
  is: {
    code: 'staðfestingarkóð* | öryggiskóð* | einnota kóð* | einnota lykilorð* | innskráningarkóð* | aðgangskóð* | virkjunarkóð* | auðkenningarkóð* | öryggisnúmer* | staðfestingarnúmer* | sms kóð* | bráðabirgðalykilorð* | tímabundið lykilorð',
    plain: 'kóðinn þinn | kóðann hér | kóðinn er | númerið | númerinu | talnaruna* | lykilorðið er | pin númer* | tölustaf*',
    other:
      'pöntunarnúmer* | reikningsnúmer* | viðskiptanúmer* | sendingarnúmer* | kennitala* | kvittun* | miði | miða | samningsnúmer* | flug | málsnúmer* | mál nr | kortið | gerð | greiðsla | greiðslu*',
    offer: 'afsláttarkóð* | afslátt* | gjafabréf* | gjafakort* | tilboð* | inneignarnót*',
    pass: 'dyrakóð* | hliðkóð* | póstbox* | afhendingarkóð* | skápakóð* | fundarkóð* | wifi lykilorð* | brottfararspjald* | lyklabox*',
    enter:
      'slá inn | sláið inn | skrifið | setja inn | setjið inn | notið | afritið | límið | sýndu | sýnið | gefðu upp | gefið upp',
    field:
      'skjárinn | skjáinn | síðuna | vefsíðu* | appinu | appið | forminu | formið | reitinn | gluggan* | vafranum | vefnum | þegar beðið er',
    asked:
      'til að halda áfram | til að ljúka | til að skrá | til að virkja | til að breyta | þú baðst um | þú óskaðir | óskað var | þú ert að',
    done: 'staðfest | tókst | hefur verið | var bætt við | þú skráðir þig inn | samþykkt | búið er að | lokið',
    proof:
      'innskráning* | staðfesting* | auðkenn* | skráning* | nýtt tæki | nýju tæki | reikninginn þinn | aðganginn | endurstill* | breyta lykilorð* | netfang* | hver þú ert',
    lifetime: 'gildir í | gildir til | gildistími | mínútum | mínútna | klukkustund* | klst | einu sinni | sekúnd*',
    disregard:
      'ef þú baðst | ef þetta varst ekki | ef þú óskaðir ekki | ef þú kannast ekki | hunsaðu | hunsið | þarftu ekkert að gera',
    secrecy: 'ekki deila | deildu ekki | deilið ekki | með neinum | engum öðrum | biðjum aldrei | trúnað*',
    premises: 'hurð* | hlið | íbúð* | gestir | bílastæði* | lykill* | lyklar | beinir | wifi',
    meetings: 'fundur | fundi | fundar* | myndfund* | vefnámskeið* | þátttak* | tíminn þinn',
    purchases: 'karfa | körfu* | kaup | afgreiðsl* | útsala | útsölu* | punktar | gjöf | staða | verslun*',
  },
  ca: {
    code: "codi temporal | codi de validació | codi d'identificació | codi de registre | codi d'inici de sessió | codi per iniciar sessió | codi per verificar | codi per confirmar | codi per signar | codi rebut | codi sms | pin d'un sol ús | clau temporal | contrasenya temporal | clau de seguretat | codi d'autorització | codi de recuperació | codi d'un ús",
    plain:
      'el codi | el teu codi | el vostre codi | aquest codi | codi següent | següent codi | clau és | el pin | combinació | números | contrasenya | els números',
    other:
      "número de comanda | número de client | número de contracte | número d'expedient | número de factura | número d'enviament | número de soci | codi de soci | número de targeta | targeta | carnet | dni | nif | tel | telèfon | rebut* | albarà* | bitllet* | pòlissa* | sol·licitud* | incidència* | assentament* | registre d'entrada | seguiment | versió | model | cups",
    offer: 'codi promocional | codi de descompte | descompte* | cupó | cupons | val de | targeta regal | oferta* | xec regal',
    pass: "codi de la porta | codi d'entrada | codi de recollida | codi de lliurament | taquilla | codi de la taquilla | codi de la reunió | contrasenya wifi | clau wifi | contrasenya del wifi | targeta d'embarcament | punt de recollida",
    enter:
      'introduïu lo | introdueix lo | introduir | introduint | escriure | posa | poseu | posar | marqueu | teclejar | copieu | copiar | enganxeu | fes servir | utilitzeu | indica | indiqueu | digues | digueu | mostra | mostreu | facilita | faciliteu',
    field:
      "al formulari | el formulari | a l'aplicació | a l'app | al web | la web | a la seu | el portal | el camp | la finestra | l'espai | quan te'l demani | quan us el demani | caixer | terminal",
    asked:
      'per continuar | per acabar | per completar | per finalitzar | per iniciar sessió | per accedir | per verificar | per validar | per activar | per canviar | has demanat | heu demanat | has sol·licitat | heu sol·licitat | estàs a punt | esteu a punt | cal que | hem rebut | vol entrar | intenta',
    done: "s'ha canviat | s'ha afegit | s'ha confirmat | s'ha registrat | correctament | amb èxit | ha estat | has iniciat sessió | heu iniciat sessió | confirmat | completat | ja està | s'ha fet",
    proof:
      'verificació | confirmació | confirmar | confirma | validar | valida | identificar* | identitat | inici de sessió | iniciar la sessió | registre | registrar* | nou dispositiu | dispositiu nou | restablir | restableix | compte nou | el teu compte | el vostre compte | autoritz* | autentica* | ets tu | sou vosaltres | contrasenya nova',
    lifetime:
      'vàlid durant | vàlid fins | validesa | caduca en | caduca al cap | caducarà | minut | hores | una hora | una sola vegada | un sol cop | segons',
    disregard:
      "si no ets tu | si no has estat tu | si no heu estat | si no l'has demanat | si no l'heu demanat | no cal que facis res | no cal fer res | omet | elimina aquest",
    secrecy:
      "no el comparteixis | no el donis | no el doneu | no el diguis | no l'ensenyis | mai et demanarem | mai us demanarem | és personal | intransferible | terceres persones",
    premises:
      'porta | portes | apartament* | arribada | hostes | aparcament* | clau de casa | claus | encaminador | wifi | entrada principal',
    meetings: 'reunió | reunions | videotrucada* | seminari* | assistents | participants | cita prèvia',
    purchases: 'cistella | cistell | compra | compres | rebaixes | punts | regal* | saldo | botiga',
  },
  gl: {
    code: 'código de verificación | código de confirmación | código de seguridade | código de acceso | código de activación | código dun só uso | contrasinal dun só uso | contrasinal temporal | clave de acceso | código de sinatura',
    plain: 'o código | o teu código | o seu código | este código | cifras | díxitos | clave | contrasinal',
    other:
      'pedido* | factura* | número de conta | contrato* | reserva* | expediente* | envío* | teléfono* | importe | referencia* | póliza* | tarxeta*',
    enter: 'introduza | introduce | escriba | escribe | teclee | copie | pegue | use | utilice | indique',
    field: 'na pantalla | na páxina | no formulario | na aplicación | no campo | navegador | na sede',
    asked: 'para continuar | para rematar | para acceder | para confirmar | para verificar | solicitou | solicitaches | precisa',
    done: 'correctamente | confirmouse | cambiouse | engadiuse | rexistrouse',
    proof:
      'verific* | confirm* | iniciar sesión | inicio de sesión | identidade | rexistr* | novo dispositivo | a túa conta | a súa conta | restablecer | autoriz*',
    lifetime: 'caduca | é válido | válido durante | minutos | horas | unha soa vez',
    disregard: 'se non foi vostede | se non fuches ti | se non o solicitou | ignore | ignora',
    secrecy: 'non o comparta | non o compartas | con ninguén | a ninguén',
  },
  eu: {
    code: 'egiaztapen kode* | egiaztatze kode* | segurtasun kode* | berrespen kode* | sarbide kode* | erabilera bakarreko kode* | erabilera bakarreko pasahitz* | behin behineko pasahitz* | aktibazio kode* | aktibatze kode* | sinadura kode*',
    plain: 'kodea | zure kodea | kode hau | kodeak | zenbaki hau | zenbakiak | digitu* | gakoa | pina',
    other:
      'eskaera zenbaki* | eskaera | eskaeraren | faktura* | kontu zenbaki* | kontratu* | erreserba* | espediente* | bidalketa* | telefono* | zenbatekoa | erreferentzia* | poliza* | txartel*',
    enter: 'sartu | idatzi | erabili | kopiatu | itsatsi | tekleatu | eman',
    field: 'pantailan | orrian | webgunean | aplikazioan | inprimaki* | eremuan | leihoan | nabigatzaile*',
    asked: 'jarraitzeko | amaitzeko | sartzeko | berresteko | egiaztatzeko | sinatzeko | eskatu duzu | nahi baduzu | behar duzu',
    done: 'arrakastaz | berretsi da | aldatu da | gehitu da | onartu da',
    proof:
      'egiazta* | berretsi | berrest* | saioa hasi | saioa hasteko | identitate* | erregistr* | gailu berri* | zure kontu* | pasahitza berrezar* | baimen*',
    lifetime: 'balio du | iraungi* | minutu* | ordu* | behin bakarrik | balioko du',
    disregard: 'zuk ez baduzu | zu ez bazara | ez bada zurea | ez egin jaramonik | ez ikusi egin',
    secrecy: 'ez partekatu | inorekin | inori ez | ez eman inori',
  },
  cy: {
    code: 'cod dilysu | cod cadarnhau | cod diogelwch | cod mynediad | cod untro | cyfrinair untro | cod mewngofnodi | cod actifadu',
    plain: 'y cod | eich cod | dy god | cod hwn | rhifau | digidau',
    other: 'archeb* | anfoneb* | rhif cyfrif | cyfeirnod* | ffôn | swm | contract* | cais',
    enter: 'rhowch | nodwch | teipiwch | defnyddiwch | copïwch | gludwch',
    field: 'ar y sgrin | ar y dudalen | yn yr ap | y ffurflen | y blwch | porwr',
    asked: 'i barhau | i orffen | i fewngofnodi | i gadarnhau | gofynnoch | er mwyn',
    proof: 'dilysu | cadarnhau | mewngofnodi | cofrestr* | eich cyfrif | ailosod | hunaniaeth | dyfais newydd',
    lifetime: 'yn ddilys | dod i ben | munud* | awr | unwaith yn unig',
    disregard: 'os nad chi | os na wnaethoch | anwybyddwch',
    secrecy: 'peidiwch â rhannu | gydag unrhyw un | neb',
  },
  ga: {
    code: 'cód fíoraithe | cód deimhnithe | cód slándála | cód rochtana | cód aonuaire | pasfhocal aonuaire | cód logála isteach',
    plain: 'an cód | do chód | cód seo | digití | uimhreacha',
    other: 'ordú | sonrasc | uimhir chuntais | tagairt | fón | méid | conradh | iarratas',
    enter: 'cuir isteach | iontráil | clóscríobh | úsáid | cóipeáil | greamaigh',
    field: 'ar an scáileán | ar an leathanach | san aip | an fhoirm | bosca | brabhsálaí',
    asked: 'chun leanúint | chun críochnú | chun logáil isteach | chun a dheimhniú | d’iarr tú',
    proof: 'fíoraigh | deimhnigh | logáil isteach | clárú | do chuntas | athshocraigh | aitheantas',
    lifetime: 'bailí | rachaidh as feidhm | nóiméad* | uair an chloig | uair amháin',
    disregard: 'murar tusa | mura ndearna tú | déan neamhaird',
    secrecy: 'ná roinn | le haon duine',
  },
  mt: {
    code: 'kodiċi ta verifika | kodiċi ta sigurtà | kodiċi ta konferma | kodiċi ta aċċess | kodiċi ta darba | password ta darba',
    plain: 'il kodiċi | kodiċi tiegħek | dan il kodiċi | numri',
    enter: 'daħħal | ikteb | uża | ikkopja',
    field: 'fuq l iskrin | fil paġna | fl app | formola',
    asked: 'biex tkompli | biex tlesti | biex tidħol | biex tikkonferma',
    proof: 'ivverifika | ikkonferma | tidħol | reġistraz* | il kont tiegħek',
    lifetime: 'validu | jiskadi | minuti | sigħat',
    disregard: 'jekk ma kontx int | jekk ma tlabtx | injora',
    secrecy: 'taqsmux | ma ħadd',
  },
};
