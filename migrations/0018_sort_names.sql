-- The function and COLLATE "C" are added by hand (the generator cannot say them).
--
-- What results are in the order of: the last names of a person, two spaces, the given names. Two spaces, so that García
-- comes before García López. A center, and what carries its words, has its name as it stands.
--   'José Luis de la Torre Núñez'  →  'de la torre nunez  jose luis'    (de la Torre under D, as people here write it)
--   'Dr. Ana María García, MD'     →  'garcia  ana maria'
--   'Bayside Clinic'               →  'bayside clinic'
-- Which names are given is known as well as can be: the first, and initials and frequent second names behind it; of four
-- others the last two are last names.
CREATE FUNCTION public.sort_name(doctor text, center text, specialty text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  titles CONSTANT text[] := '{dr,dra,drs,doctor,doctora,mr,mrs,miss,sra,srta,lic,lcdo,lcda,licdo,licda,prof,rev}';
  degrees CONSTANT text[] := '{md,dds,dmd,dpm,dvm,dc,od,ot,pt,rn,np,pa,do,mbbs,ph,phd,psyd,pharmd,aprn,arnp,crna,fnp,dnp,dpt,lcsw,lmhc,facs,facc,facp,faap,facog,jr,sr,esq,ii,iii,iv}';
  facilities CONSTANT text[] := '{and,at,for,of,ambulatory,associates,botica,cancer,cardiology,care,center,centers,centre,centro,chiropractic,clinic,clinica,clinicas,clinical,clinics,community,company,consultorio,corp,county,cvs,dental,dentistry,dermatology,diagnostic,diagnostics,diagnostico,diagnosticos,dialisis,dialysis,drug,drugs,emergency,endoscopy,especialistas,eye,family,farmacia,farmacias,foundation,group,health,healthcare,home,hospice,hospital,imagenes,imaging,inc,institute,instituto,lab,laboratories,laboratorio,laboratorios,laboratory,labs,llc,llp,ltd,management,medical,medicine,medico,memorial,network,neurology,nursing,oncology,optica,optical,orthopaedics,orthopedic,orthopedics,partners,pediatrics,pharmacy,physicians,pllc,policlinica,practice,publix,radiology,regional,rehab,rehabilitation,salud,services,servicios,smiles,solutions,specialists,surgery,surgical,system,systems,therapy,university,urgent,vision,walgreens,walmart,wellness,women,womens}';
  particles CONSTANT text[] := '{de,del,della,la,las,los,da,das,dos,di,du,von,der,den,ter,san,santa,saint,st,mac,mc,el,y}';
  second_names CONSTANT text[] := '{alberto,alejandra,alejandro,altagracia,andrea,andres,angel,angeles,antonio,armando,arturo,beatriz,carlos,carmen,carolina,caridad,claudia,concepcion,consuelo,cristina,daniel,daniela,david,dolores,eduardo,elena,emilio,enrique,ernesto,esteban,eugenia,felipe,fernanda,fernando,francisca,francisco,gabriel,gabriela,gerardo,gloria,guadalupe,guillermo,gustavo,ignacio,ines,isabel,javier,jesus,joaquin,jorge,jose,juan,julia,julio,laura,leticia,lourdes,lucia,luis,luisa,luz,magdalena,manuel,margarita,maria,mario,marta,mercedes,miguel,milagros,monica,octavio,orlando,pablo,paola,patricia,pedro,pilar,rafael,ramon,raquel,raul,ricardo,roberto,rocio,rodolfo,rosa,rosario,sergio,silvia,sofia,susana,teresa,veronica,victor,victoria,xavier,yolanda,alan,alexander,andrew,ann,anna,anne,anthony,arthur,benjamin,catherine,charles,christine,christopher,edward,elizabeth,eugene,frances,francis,grace,helen,jane,jean,jeffrey,john,jonathan,joseph,kathleen,katherine,kay,kenneth,louise,lynn,mae,margaret,marie,mark,mary,matthew,michael,michelle,nicole,patrick,peter,philip,rebecca,renee,richard,robert,ruth,samuel,sarah,stephen,steven,sue,susan,thi,timothy,van,william}';
  -- A letter that no name has stands for the hyphen: García-Pérez is one last name.
  hyphen CONSTANT text := chr(57344);
  whole CONSTANT text := btrim(public.search_text(doctor));
  words text[];
  parts text[] := '{}';
  pending text := '';
  word text;
  first_last int := 2;
BEGIN
  IF whole = '' THEN RETURN btrim(public.search_text(center)); END IF;
  IF string_to_array(whole, ' ') && facilities OR whole ~ '[0-9]'
    OR (specialty IN ('Farmacia', 'Diagnósticos', 'Paneles Preventivos') AND whole = btrim(public.search_text(center)))
  THEN RETURN whole; END IF;

  words := string_to_array(btrim(public.search_text(replace(doctor, '-', hyphen))), ' ');
  WHILE cardinality(words) > 1 AND words[1] = ANY (titles) LOOP words := words[2:]; END LOOP;
  WHILE cardinality(words) > 1 AND (words[cardinality(words)] = ANY (degrees) OR length(words[cardinality(words)]) = 1)
  LOOP words := trim_array(words, 1); END LOOP;

  -- "García López, José" says itself what the last names are; behind a comma may also be a degree.
  IF doctor LIKE '%,%' AND cardinality(words) > 1 THEN
    pending := btrim(public.search_text(replace(split_part(doctor, ',', 1), '-', hyphen)));
    word := array_to_string(words, ' ');
    IF starts_with(word, pending || ' ') THEN
      RETURN replace(pending || '  ' || substr(word, length(pending) + 2), hyphen, ' ');
    END IF;
    pending := '';
  END IF;

  -- Particles belong to the word behind them.
  FOR place IN 1..cardinality(words) LOOP
    IF place > 1 AND place < cardinality(words) AND words[place] = ANY (particles) THEN
      pending := pending || words[place] || ' ';
    ELSE
      parts := parts || (pending || words[place]);
      pending := '';
    END IF;
  END LOOP;
  WHILE first_last < cardinality(parts)
    AND (length(parts[first_last]) = 1 OR regexp_replace(parts[first_last], '^.* ', '') = ANY (second_names))
  LOOP first_last := first_last + 1; END LOOP;
  IF first_last = 2 AND cardinality(parts) > 3 THEN first_last := cardinality(parts) - 1; END IF;
  IF cardinality(parts) = 1 THEN RETURN replace(parts[1], hyphen, ' '); END IF;
  RETURN replace(
    array_to_string(parts[first_last:], ' ') || '  ' || array_to_string(parts[:first_last - 1], ' '), hyphen, ' ');
END
$$;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "sort_name" text COLLATE "C" GENERATED ALWAYS AS (public.sort_name(doctor, center, specialty)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "providers_specialty_county_sort_index" ON "providers" USING btree ("specialty","county","sort_name","id");--> statement-breakpoint
CREATE INDEX "providers_specialty_sort_index" ON "providers" USING btree ("specialty","sort_name","id");--> statement-breakpoint
CREATE INDEX "providers_county_sort_index" ON "providers" USING btree ("county","sort_name","id");--> statement-breakpoint
CREATE INDEX "providers_city_sort_index" ON "providers" USING btree ("search_city","sort_name","id");--> statement-breakpoint
CREATE INDEX "providers_sort_index" ON "providers" USING btree ("sort_name","id");